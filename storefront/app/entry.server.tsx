import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from '@remix-run/node';

import { cacheTags, registerCache } from '#app/cms/cache-table.server';
import { joinOtherStorefronts } from '#app/cms/shared-revalidation.server';
import { drawPage, streamPage } from '#app/features/shell/drawing.server';
import { referenceTiming } from '#app/features/shell/error/navigation-reference';
import { serveAssets } from '#app/server/asset-files.server';
import { completeHeaders } from '#app/server/complete-headers.server';
import { tagDataAnswer } from '#app/server/data-answer.server';
import { getEnv } from '#app/server/env.server';
import { getErrorReference, reportError } from '#app/server/error-report.server';
import { openFrontDoor } from '#app/server/front-door.server';
import { closeGracefully } from '#app/server/graceful-shutdown.server';
import { countRememberedPage, serveMetrics } from '#app/server/metrics.server';
import { observeRequest } from '#app/server/observe-request.server';
import { outliveLog } from '#app/server/outlive-log.server';
import { answerPage } from '#app/server/page-answer.server';
import { PageCache } from '#app/server/page-cache.server';
import { PageFront } from '#app/server/page-front.server';
import { setCacheControl } from '#app/server/page-headers.server';
import { planPage } from '#app/server/page-plan.server';
import { readPreview } from '#app/server/preview-cookie.server';
import { makeReadable } from '#app/server/readable-address.server';
import { isRefusedByRemix, refusePost } from '#app/server/refused-post.server';

export { streamTimeout } from '#app/features/shell/drawing.server';

outliveLog();

const pages = new PageCache();
for (const tag of cacheTags) registerCache(tag, { dropAll: () => pages.drop(tag) });

const front = new PageFront(pages);
const sendAsset = serveAssets('build/client');
openFrontDoor(
  getEnv().PORT,
  (request, response) => {
    observeRequest(request, response);
    if (front.answer(request, response)) {
      countRememberedPage();
      return true;
    }
    makeReadable(request);
    completeHeaders(request, response);
    return sendAsset(request, response);
  },
  (server) => {
    joinOtherStorefronts();
    const { METRICS_PORT } = getEnv();
    if (METRICS_PORT) serveMetrics(METRICS_PORT);
    closeGracefully(server, {
      delayMs: getEnv().SHUTDOWN_DELAY,
      // A connection to Redis would keep the process alive.
      atEnd: () => process.exit(),
    });
  },
);

/** A page that is the same for everybody comes from the page cache; any other is made for the visitor. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Promise<Response> {
  const preview = await readPreview(request);
  const plan = preview ? undefined : planPage(request, status, remixContext);
  if (!plan) return streamPage(request, { status, headers, remixContext, preview });
  const { address, tags } = plan;
  front.learn(request.url, address);
  const make = () => drawPage(request, { headers, remixContext });
  return answerPage(request, await pages.read(address, tags, make));
}

export const handleDataRequest: HandleDataRequestFunction = async (response, { request }) => {
  const reference = getErrorReference(request);
  if (reference) response.headers.set('Server-Timing', `${referenceTiming};desc="${reference}"`);
  const preview = await readPreview(request);
  setCacheControl(response.headers, preview);
  response.headers.set('X-Content-Type-Options', 'nosniff');
  return preview ? response : tagDataAnswer(request, response);
};

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRefusedByRemix(request)) refusePost(request);
  if (!request.signal.aborted) reportError(error, request);
};
