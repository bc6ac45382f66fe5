import { taggedAnswer } from './entity-tag.server';

const jsonHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
};

/** A JSON answer that no cache keeps. */
export function jsonAnswer(body: unknown, status = 200, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...jsonHeaders, 'Cache-Control': 'no-store', ...headers },
  });
}

/**
 * JSON that a browser or CDN may keep, but asks about each time: what staff published shows at once, and
 * what did not change costs 304 and no body.
 */
export function contentAnswer(request: Request, body: unknown): Response {
  return taggedAnswer(request, JSON.stringify(body), {
    ...jsonHeaders,
    'Cache-Control': 'public, max-age=0, must-revalidate',
  });
}

/**
 * An error of the API in JSON.
 * @param message for people; it holds nothing of our insides
 */
export function errorAnswer(
  status: number,
  message: string,
  { errors, headers }: { errors?: Record<string, string[]>; headers?: Record<string, string> } = {},
): Response {
  return jsonAnswer({ ...(errors && { errors }), message }, status, headers);
}

/** 405 with the methods that the address does take, e.g. `GET, HEAD`. */
export function methodNotAllowed(allow: string): Response {
  return errorAnswer(405, `This address takes ${allow} only.`, { headers: { Allow: allow } });
}
