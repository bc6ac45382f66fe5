import { isKnown } from './entity-tag.server';
import { bodyOf, encodings, type Encoding, type FinishedPage } from './finished-page.server';

/** What the browser says of what it takes and what it has; the names are those of its headers. */
interface Asked {
  'accept-encoding'?: string | undefined;
  'if-none-match'?: string | undefined;
}

/** An answer before it is sent, by Remix or straight by the HTTP server. */
interface PageAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  /** None when the browser has the page. */
  body: Buffer | undefined;
}

/** A page in the smallest encoding that it has and the browser takes; 304 when the browser has this very page. */
export function choosePage(page: FinishedPage, asked: Asked): PageAnswer {
  // Before `Cache-Control`: until 1.23 nginx heeds whichever comes first.
  const headers = page.flawed ? page.headers : { ...edgeLifetime(), ...page.headers };
  if (isKnown(asked['if-none-match'], page.mark)) return { status: 304, headers, body: undefined };
  const accepted = asked['accept-encoding'] ?? '';
  const encoding = encodings.find((name) => accepts(accepted, name));
  const body = bodyOf(page, encoding);
  return { status: 200, headers: { ...headers, ...bodyHeaders(body, encoding) }, body };
}

/** The same as an answer of Remix. */
export function answerPage({ headers: asked }: Request, page: FinishedPage): Response {
  const { status, headers, body } = choosePage(page, {
    'accept-encoding': asked.get('accept-encoding') ?? undefined,
    'if-none-match': asked.get('if-none-match') ?? undefined,
  });
  return new Response(body && new Uint8Array(body), { status, headers });
}

/**
 * An nginx in front may hand the page to everybody until this second ends, so what is published is live there within one
 * more. It keeps the header to itself; browsers and other caches go by `Cache-Control`, and ask each time.
 */
function edgeLifetime(): Record<string, string> {
  return { 'x-accel-expires': `@${Math.floor(Date.now() / 1000)}` };
}

function bodyHeaders(body: Buffer, encoding: Encoding | undefined): Record<string, string> {
  const length = { 'content-length': String(body.length) };
  return encoding ? { ...length, 'content-encoding': encoding } : length;
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
