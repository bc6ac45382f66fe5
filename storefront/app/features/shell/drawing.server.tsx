import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { createReadableStreamFromReadable, type EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import pLimit from 'p-limit';
import { renderToPipeableStream } from 'react-dom/server';

import { getEnv } from '#app/server/env.server';
import { getErrorReference, reportError } from '#app/server/error-report.server';
import { finishPage, type FinishedPage, type Page } from '#app/server/finished-page.server';
import { inlineScriptSources } from '#app/server/inline-scripts.server';
import { loadScriptsLate } from '#app/server/late-scripts.server';
import { setPageHeaders } from '#app/server/page-headers.server';
import type { PreviewTicket } from '#app/server/preview-ticket.server';
import { getSecurityHeaders } from '#app/server/security-headers.server';
import { documentContext } from './document-context';

/** Milliseconds after which promises that a loader streams are rejected; drawing is cut off a second later. */
export const streamTimeout = 10_000;
const drawingTimeout = streamTimeout + 1_000;

/** What Remix knows of a page that is to be drawn. */
interface Drawing {
  headers: Headers;
  remixContext: EntryContext;
}

/** A page for one visitor. */
interface OwnDrawing extends Drawing {
  status: number;
  preview: PreviewTicket | undefined;
}

/** A page as it was drawn, and whether a part of it stumbled. */
type WholePage = Pick<Page, 'html' | 'flawed'>;

/** The page for one visitor: its frame first and the rest as it comes. */
export function streamPage(
  request: Request,
  { status, headers, remixContext, preview }: OwnDrawing,
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
          const body = new PassThrough().once('close', inTime);
          const policy = getSecurityHeaders([`'nonce-${nonce}'`], getEnv(), preview?.desk);
          setPageHeaders(headers, policy, preview);
          // A proxy that waited for the end would take the streaming away.
          headers.set('X-Accel-Buffering', 'no');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError(error) {
          inTime();
          reject(error);
        },
        onError(error) {
          // Before the shell is out, Remix reports the error itself.
          if (shellSent && !request.signal.aborted) reportError(error, request);
        },
      },
    );
    const inTime = cutOff(abort);
  });
}

/**
 * Drawing for everybody waits for nothing but the processor (`planPage`). Two at once would share it and both be ready
 * late; one after the other the first is ready in half the time, and less is held in memory.
 */
const inTurn = pLimit(1);

/** The page for everybody, whole; its scripts run by their hashes. */
export async function drawPage(
  request: Request,
  { headers, remixContext }: Drawing,
): Promise<FinishedPage> {
  const { html, flawed } = await inTurn(() => drawWhole(request, remixContext));
  setPageHeaders(headers, getSecurityHeaders(inlineScriptSources(html)));
  return finishPage({ html, headers, flawed });
}

function drawWhole(request: Request, remixContext: EntryContext): Promise<WholePage> {
  let flawed = false;
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <documentContext.Provider value={{}}>
        <RemixServer context={remixContext} url={request.url} />
      </documentContext.Provider>,
      {
        onAllReady() {
          inTime();
          const body = new PassThrough();
          pipe(body);
          text(body)
            .then((drawn) => resolve({ html: loadScriptsLate(drawn), flawed }))
            .catch(reject);
        },
        onShellError(error) {
          inTime();
          reject(error);
        },
        onError(error) {
          flawed = true;
          reportError(error, request);
        },
      },
    );
    const inTime = cutOff(abort);
  });
}

/**
 * Aborts a drawing whose time is over.
 * @returns what to call when it came in time; a timer that waits on would keep all of the page in memory
 */
function cutOff(abort: () => void): () => void {
  const timer = setTimeout(abort, drawingTimeout).unref();
  return () => clearTimeout(timer);
}
