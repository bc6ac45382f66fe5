import { errorAnswer } from '#app/server/json-answer.server';

/** Every other path under /api: who calls an API wants JSON, not the not-found page. */
export const loader = () => errorAnswer(404, 'There is no such endpoint.');

export const action = loader;
