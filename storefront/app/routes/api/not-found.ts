import { errorAnswer } from '#app/server/json-answer.server';

/** Every other path under /api: who calls an API wants JSON, not the not-found page. */
export const loader = noSuchEndpoint;
export const action = noSuchEndpoint;

function noSuchEndpoint(): Response {
  return errorAnswer(404, 'There is no such endpoint.');
}
