/** What nodemailer says when the server heard of this mail and wants none of it. */
const REFUSALS = ['EENVELOPE', 'EMESSAGE'];

/** Milliseconds. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;

export interface MailFailure {
  /** True: nothing goes out at all. False: this one mail was refused, and others may pass. */
  outage: boolean;
  /** For the log: a code without a word of the mail. */
  code: string;
  /** For staff: what the server said. */
  problem: string;
}

export function toMailFailure(error: unknown): MailFailure {
  const { code, response, message } = Object(error);
  const known = typeof code === 'string' ? code : 'UNKNOWN';
  return {
    outage: !REFUSALS.includes(known),
    code: known,
    problem: String(response ?? message ?? known),
  };
}

/** Milliseconds to wait after so many failures in a row: a second, then twice as long, to five minutes. */
export function pauseAfterOutages(outages: number): number {
  return Math.min(5 * MINUTE, SECOND * 2 ** (outages - 1));
}

/** Milliseconds until a refused mail is tried again: a minute, then twice as long, to six hours. */
export function delayAfterRefusals(tries: number): number {
  return Math.min(360 * MINUTE, MINUTE * 2 ** (tries - 1));
}
