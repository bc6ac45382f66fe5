import { isCmsUp } from '#app/cms/health.server';
import { jsonAnswer } from '#app/server/json-answer.server';

/** The shop can show all that it has: the CMS answers too. */
export async function loader() {
  return (await isCmsUp())
    ? jsonAnswer({ status: 'ready' })
    : jsonAnswer({ status: 'waiting', message: 'The CMS does not answer.' }, 503, {
        'Retry-After': '5',
      });
}
