import type { IncomingMessage, ServerResponse } from 'node:http';

import { isKnown } from './entity-tag.server';
import { bodyOf, encodings, type FinishedPage } from './finished-page.server';

/** What the browser says of what it takes and what it has; the names are those of its headers. */
interface Asked {
  'accept-encoding'?: string | undefined;
  'if-none-match'?: string | undefined;
}

/** An answer before it is sent, by Remix or straight by the HTTP server. */
interface PageAnswer {
  status: 200 | 304;
  /** Those of the page itself, made once with it and not for each who asks. */
  headers: Readonly<Record<string, string>>;
  /** Value of `X-Accel-Expires`, by which an nginx in front may keep the answer. */
  edgeLifetime: string | undefined;
  /** None when the browser has the page. */
  body: Buffer | undefined;
}

const edgeLifetimeHeader = 'x-accel-expires';

/** A page in the smallest encoding that it has and the browser takes; 304 when the browser has this very page. */
function choosePage(page: FinishedPage, asked: Asked): PageAnswer {
  const edgeLifetime = page.flawed ? undefined : untilThisSecondEnds();
  if (isKnown(asked['if-none-match'], page.mark)) {
    return { status: 304, headers: page.headers, edgeLifetime, body: undefined };
  }
  const accepted = asked['accept-encoding'] ?? '';
  const { headers, body } = bodyOf(
    page,
    encodings.find((name) => accepts(accepted, name)),
  );
  return { status: 200, headers, edgeLifetime, body };
}

/** Sends a page, without a body to who asks for its head alone. */
export function sendPage(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
): void {
  const { status, headers, edgeLifetime, body } = choosePage(page, {
    'accept-encoding': asked['accept-encoding']?.toString(),
    'if-none-match': asked['if-none-match'],
  });
  // Before `Cache-Control`: until 1.23 nginx heeds whichever comes first.
  if (edgeLifetime) response.setHeader(edgeLifetimeHeader, edgeLifetime);
  response.writeHead(status, headers);
  response.end(method === 'HEAD' ? undefined : body);
}

/** The same as an answer of Remix. */
export function answerPage({ headers: asked }: Request, page: FinishedPage): Response {
  const { status, headers, edgeLifetime, body } = choosePage(page, {
    'accept-encoding': asked.get('accept-encoding') ?? undefined,
    'if-none-match': asked.get('if-none-match') ?? undefined,
  });
  const answer = new Response(body && new Uint8Array(body), { status, headers });
  if (edgeLifetime) answer.headers.set(edgeLifetimeHeader, edgeLifetime);
  return answer;
}

/**
 * An nginx in front may hand the page to everybody until this second ends, so what is published is live there within one
 * more. It keeps the header to itself; browsers and other caches go by `Cache-Control`, and ask each time.
 */
function untilThisSecondEnds(): string {
  return `@${Math.floor(Date.now() / 1000)}`;
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
