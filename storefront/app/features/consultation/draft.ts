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

export function readDraft(): Draft {
  return draft;
}

export function keepDraft(form: HTMLFormElement): void {
  const entered = new FormData(form);
  draft = Object.fromEntries(fieldNames.map((name) => [name, String(entered.get(name) ?? '')]));
}

export function clearDraft(): void {
  draft = {};
}
