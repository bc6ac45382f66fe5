import { isCmsUp } from '#app/cms/health.server';
import { isLeaving } from '#app/server/graceful-shutdown.server';
import { jsonAnswer } from '#app/server/json-answer.server';

/** The shop can show all that it has: the CMS answers too, and nobody has asked this process to end. */
export async function loader() {
  if (isLeaving()) return jsonAnswer({ status: 'leaving' }, 503);
  return (await isCmsUp())
    ? jsonAnswer({ status: 'ready' })
    : jsonAnswer({ status: 'waiting', message: 'The CMS does not answer.' }, 503, {
        'Retry-After': '5',
      });
}
