import type { ActionFunctionArgs } from '@remix-run/node';
import { revalidate } from '#app/cms/revalidate.server';
import { tellOtherStorefronts } from '#app/cms/shared-revalidation.server';
import { getEnv } from '#app/server/env.server';
import { errorAnswer, jsonAnswer, methodNotAllowed } from '#app/server/json-answer.server';
import { logEvent } from '#app/server/log.server';
import { readJsonBody } from '#app/server/request-body.server';
import { hasBearerToken } from '#app/server/secret.server';

/** A webhook carries the whole entry: a long post with its pictures is about 100 kB. */
const maxReportBytes = 1024 * 1024;

export const loader = () => methodNotAllowed('POST');

/** POST /revalidate: the CMS, and nobody else, says what was published. */
export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  if (!hasBearerToken(request, getEnv().REVALIDATE_SECRET)) {
    return errorAnswer(401, 'This address is for the CMS.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  const body = await readJsonBody(request, maxReportBytes);
  const dropped = body.kind === 'ok' ? revalidate(body.value) : null;
  if (body.kind !== 'ok' || !dropped) return errorAnswer(400, 'This is no report of the CMS.');
  await tellOtherStorefronts(body.value);
  logEvent('info', 'cache.dropped', { tags: dropped.join(' ') });
  return jsonAnswer({ dropped });
}
