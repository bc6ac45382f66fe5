import * as z from 'zod/mini';
import { ConsultationSchema } from './consultation-schema';
import { failedWords } from './consultation-words';
import { submitConsultation } from './submit-consultation.server';
import { honeypotField } from '#app/forms/honeypot-field';
import { errorAnswer, jsonAnswer } from '#app/server/json-answer.server';
import { isForeignRequest } from '#app/server/origin.server';
import { readJsonBody } from '#app/server/request-body.server';

const FieldsSchema = z.record(z.string(), z.unknown());

const bodyErrors = {
  'too-large': { status: 413, message: 'The request is larger than 32 KiB.' },
  'wrong-type': {
    status: 415,
    message: 'Please send JSON with the content type application/json.',
  },
  malformed: { status: 400, message: 'The JSON cannot be read.' },
};

/** `POST /api/consultation` (spec §7, decisions "Forms"): 201 with the id, or an error with a message. */
export async function answerConsultation(request: Request): Promise<Response> {
  if (isForeignRequest(request)) return errorAnswer(403, 'Requests of other sites are refused.');
  const body = await readJsonBody(request);
  if (body.kind !== 'ok') {
    const { status, message } = bodyErrors[body.kind];
    return errorAnswer(status, message);
  }
  const fields = FieldsSchema.safeParse(body.value).data;
  if (!fields) return errorAnswer(400, 'Please send a JSON object.');

  const parsed = ConsultationSchema.safeParse(fields);
  const outcome = await submitConsultation(request, {
    values: parsed.data,
    trap: fields[honeypotField],
    mark: markOf(request, fields),
    sourcePage: '/api/consultation',
  });
  switch (outcome.kind) {
    case 'stored':
      return jsonAnswer({ id: outcome.id }, 201);
    case 'invalid':
      return errorAnswer(400, 'Some fields need another look.', { errors: errorsOf(parsed.error) });
    case 'limited':
      return errorAnswer(429, 'Too many requests. Please try again later.', {
        headers: { 'Retry-After': String(outcome.retryAfterSeconds) },
      });
    case 'failed':
      return errorAnswer(503, failedWords.text, { headers: { 'Retry-After': '5' } });
  }
}

/** A client that may send again marks its request by the usual header, or by the form's own field. */
function markOf(request: Request, { submissionKey }: Record<string, unknown>): string | null {
  const mark = request.headers.get('idempotency-key') ?? submissionKey;
  return typeof mark === 'string' && mark !== '' && mark.length <= 200 ? mark : null;
}

function errorsOf(error: z.core.$ZodError | undefined): Record<string, string[]> {
  return error ? z.core.flattenError(error).fieldErrors : {};
}
