import type { ActionFunctionArgs } from '@remix-run/node';
import { answerConsultation } from '#app/features/consultation/answer-consultation.server';
import { methodNotAllowed } from '#app/server/json-answer.server';

export const loader = () => methodNotAllowed('POST');

/** POST /api/consultation: a consultation request as JSON. */
export function action({ request }: ActionFunctionArgs) {
  return request.method === 'POST' ? answerConsultation(request) : methodNotAllowed('POST');
}
