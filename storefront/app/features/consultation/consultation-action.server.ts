import { parseWithZod } from '@conform-to/zod/v4';
import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { ConsultationActionData } from './consultation-result';
import { ConsultationSchema, type ConsultationRequest } from './consultation-schema';
import { failedWords } from './consultation-words';
import { submitConsultation } from './submit-consultation.server';
import { honeypotField } from '#app/forms/honeypot-field';
import { ownFields } from '#app/forms/own-fields';
import { isForeignRequest } from '#app/server/origin.server';
import { readFormBody } from '#app/server/request-body.server';

/**
 * The action of every page with the consultation form, with or without a script.
 * @param sourcePage path of the page, as staff see it
 * @throws {Response} 403 for another site's page
 */
export async function consultationAction(request: Request, sourcePage: string) {
  if (isForeignRequest(request)) throw new Response('Forbidden', { status: 403 });
  const body = await readFormBody(request);
  if (body.kind !== 'ok') return failed({}, bodyStatus[body.kind]);

  const form = body.value;
  const submission = parseWithZod(ownFields(form, fields), { schema: ConsultationSchema });
  const outcome = await submitConsultation(request, {
    values: submission.status === 'success' ? submission.value : undefined,
    trap: form.get(honeypotField),
    mark: markOf(form),
    sourcePage,
  });
  switch (outcome.kind) {
    case 'stored':
      return answer({ status: 'sent' }, 200);
    case 'invalid':
      return answer({ status: 'invalid', submission: submission.reply() }, 400);
    case 'limited':
      return failed(keepValues(submission), 429, outcome.retryAfterSeconds);
    case 'failed':
      return failed(keepValues(submission), 503);
  }
}

const fields = Object.keys(ConsultationSchema.shape);

const bodyStatus = { 'too-large': 413, 'wrong-type': 415, malformed: 400 } as const;

/** The hidden field; longer than any mark of ours is nobody's mark. */
function markOf(form: FormData): string | null {
  const mark = form.get('submissionKey');
  return typeof mark === 'string' && mark.length <= 200 ? mark : null;
}

/** The words of the failure stand above the form as well, for those who see no toast. */
function keepValues(submission: Submission<ConsultationRequest, string[], ConsultationRequest>) {
  return submission.reply({ formErrors: [failedWords.text] });
}

function failed(
  submission: ReturnType<typeof keepValues>,
  status: number,
  retryAfterSeconds?: number,
) {
  const notice = { ...failedWords };
  return answer({ status: 'failed', notice, submission }, status, retryAfterSeconds);
}

function answer(result: ConsultationActionData, status: number, retryAfterSeconds?: number) {
  const headers = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : undefined;
  return data(result, { status, headers });
}
