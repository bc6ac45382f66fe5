import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import {
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
} from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';

import { cacheTags, registerCache } from '#app/cms/cache-table.server';
import { joinOtherStorefronts } from '#app/cms/shared-revalidation.server';
import { documentContext } from '#app/features/shell/document-context';
import { referenceTiming } from '#app/features/shell/error/navigation-reference';
import { completeHeaders } from '#app/server/complete-headers.server';
import { tagDataAnswer } from '#app/server/data-answer.server';
import { getEnv } from '#app/server/env.server';
import { getErrorReference, reportError } from '#app/server/error-report.server';
import { finishPage, type FinishedPage } from '#app/server/finished-page.server';
import { openFrontDoor } from '#app/server/front-door.server';
import { closeGracefully } from '#app/server/graceful-shutdown.server';
import { outliveLog } from '#app/server/outlive-log.server';
import { makeReadable } from '#app/server/readable-address.server';
import { countRememberedPage, serveMetrics } from '#app/server/metrics.server';
import { observeRequest } from '#app/server/observe-request.server';
import { isRefusedByRemix, refusePost } from '#app/server/refused-post.server';
import { inlineScriptSources } from '#app/server/inline-scripts.server';
import { loadScriptsLate } from '#app/server/late-scripts.server';
import { answerPage } from '#app/server/page-answer.server';
import { PageCache } from '#app/server/page-cache.server';
import { PageFront } from '#app/server/page-front.server';
import { planPage } from '#app/server/page-plan.server';
import { readPreview } from '#app/server/preview-cookie.server';
import type { PreviewTicket } from '#app/server/preview-ticket.server';
import { getSecurityHeaders } from '#app/server/security-headers.server';

/** Milliseconds after which promises that a loader streams are rejected; rendering is cut off a second later. */
export const streamTimeout = 10_000;
const renderTimeout = streamTimeout + 1_000;

/** Pages name the hashed files of one build, so a browser asks for them anew unless their route says otherwise. */
const defaultCacheControl = 'no-cache';

outliveLog();

const pages = new PageCache();
for (const tag of cacheTags) registerCache(tag, { dropAll: () => pages.drop(tag) });

const front = new PageFront(pages);
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
    return false;
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

interface Rendering {
  status: number;
  headers: Headers;
  remixContext: EntryContext;
  preview: PreviewTicket | undefined;
}

/** The page for one visitor: its frame first and the rest as it comes. */
function streamPage(
  request: Request,
  { status, headers, remixContext, preview }: Rendering,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const reference = getErrorReference(request);
  // A crawler gets the whole page at once.
  const readyEvent = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <documentContext.Provider value={{ nonce, reference }}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </documentContext.Provider>,
      {
        nonce,
        [readyEvent]() {
          shellSent = true;
          const body = new PassThrough();
          const policy = getSecurityHeaders([`'nonce-${nonce}'`], getEnv(), preview?.desk);
          setPageHeaders(headers, policy, preview);
          // A proxy that waited for the end would take the streaming away.
          headers.set('X-Accel-Buffering', 'no');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          // Before the shell is out, Remix reports the error itself.
          if (shellSent && !request.signal.aborted) reportError(error, request);
        },
      },
    );
    setTimeout(abort, renderTimeout).unref();
  });
}

/** The page for everybody, whole; its scripts run by their hashes. */
function drawPage(
  request: Request,
  { headers, remixContext }: Pick<Rendering, 'headers' | 'remixContext'>,
): Promise<FinishedPage> {
  let flawed = false;
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <documentContext.Provider value={{}}>
        <RemixServer context={remixContext} url={request.url} />
      </documentContext.Provider>,
      {
        onAllReady() {
          const body = new PassThrough();
          pipe(body);
          text(body).then((drawn) => {
            const html = loadScriptsLate(drawn);
            setPageHeaders(headers, getSecurityHeaders(inlineScriptSources(html)));
            resolve(finishPage({ html, headers, flawed }));
          }, reject);
        },
        onShellError: reject,
        onError(error) {
          flawed = true;
          reportError(error, request);
        },
      },
    );
    setTimeout(abort, renderTimeout).unref();
  });
}

function setPageHeaders(headers: Headers, security: Headers, preview?: PreviewTicket): void {
  security.forEach((value, name) => headers.set(name, value));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  setCacheControl(headers, preview);
}

export const handleDataRequest: HandleDataRequestFunction = async (response, { request }) => {
  const reference = getErrorReference(request);
  if (reference) response.headers.set('Server-Timing', `${referenceTiming};desc="${reference}"`);
  const preview = await readPreview(request);
  setCacheControl(response.headers, preview);
  response.headers.set('X-Content-Type-Options', 'nosniff');
  return preview ? response : tagDataAnswer(request, response);
};

/** A preview is kept nowhere, whatever its route says. */
function setCacheControl(headers: Headers, preview?: PreviewTicket): void {
  if (preview) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', defaultCacheControl);
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (isRefusedByRemix(request)) refusePost(request);
  if (!request.signal.aborted) reportError(error, request);
};
