import { jsonAnswer } from '#app/server/json-answer.server';

/** The process runs and answers. */
export const loader = () => jsonAnswer({ status: 'live' });
