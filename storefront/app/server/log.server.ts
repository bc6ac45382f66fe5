import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';

import { currentRequestId } from './request-id.server';

/** What a line may carry beside its name: flat facts, never a visitor's words. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export type LogLevel = 'info' | 'warn' | 'error';

/** Long enough for a status and a path, short enough that no answer's body slips into the log. */
const maxTextLength = 300;

/**
 * Writes one JSON line to standard output.
 * @param event what happened, in words that can be searched for, e.g. `cms.read.failed`
 * @param fields facts; addresses lose their query, e-mail addresses and bearer tokens are struck out
 * @returns the line's id, which an error page may show so that staff find the line
 */
export function logEvent(level: LogLevel, event: string, fields: LogFields = {}): string {
  const id = randomUUID();
  const safeFields = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutSecrets(value) : value,
    ]),
  );
  const time = new Date().toISOString();
  const line = { time, level, event, id, requestId: currentRequestId(), ...safeFields };
  holdForThisTurn(process.stdout);
  process.stdout.write(`${JSON.stringify(line)}\n`);
  return id;
}

let holding = false;

/** Lets the lines of one turn of the event loop, of dozens of requests under load, leave in one system call. */
function holdForThisTurn(log: Writable): void {
  if (holding) return;
  holding = true;
  log.cork();
  setImmediate(() => {
    holding = false;
    log.uncork();
  });
}

/**
 * Strikes out what must not be logged: queries of addresses, e-mail addresses, bearer tokens.
 * @returns at most 300 characters
 */
export function withoutSecrets(text: string): string {
  return text
    .replace(/\?[^\s"']*/g, '')
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, '[e-mail]')
    .replace(/Bearer\s+\S+/gi, 'Bearer [token]')
    .slice(0, maxTextLength);
}
