import type { ConsultationRequest } from './consultation-schema';

type Draft = Partial<Record<keyof ConsultationRequest, string>>;

const fieldNames: (keyof ConsultationRequest)[] = [
  'name',
  'email',
  'phone',
  'productInterest',
  'message',
];

/**
 * What was entered and not yet sent, so that "Back", or the form on another page, still has it. It lives in this
 * page session's memory alone and never in the browser's storage; the server does not write it.
 */
let draft: Draft = {};

/** What the page itself had written before the visitor's own words in the kept message. */
let keptOpening = '';

/**
 * What was entered so far.
 * @param opening what this page puts before the visitor's own words in the message, in place of what another page did
 */
export function readDraft(opening = ''): Draft {
  const { message = '' } = draft;
  const own = message.startsWith(keptOpening) ? message.slice(keptOpening.length) : message;
  return opening || message ? { ...draft, message: opening + own } : draft;
}

/** @param opening what the page had put before the message */
export function keepDraft(form: HTMLFormElement, opening = ''): void {
  const entered = new FormData(form);
  // Some browsers hand line breaks over as the two characters that they would send.
  const textOf = (name: string) => String(entered.get(name) ?? '').replaceAll('\r\n', '\n');
  draft = Object.fromEntries(fieldNames.map((name) => [name, textOf(name)]));
  keptOpening = opening;
}

export function clearDraft(): void {
  draft = {};
  keptOpening = '';
}
