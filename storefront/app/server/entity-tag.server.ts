import { createHash } from 'node:crypto';

/** The entity tag of a body. It is weak: the same content in another encoding counts as the same. */
export function entityTag(body: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/**
 * Whether the browser has what it asks for. Tags are compared weakly: proxies weaken the tags of what they compress.
 * @param header `If-None-Match`
 */
export function isKnown(header: string | null | undefined, tag: string): boolean {
  const known = header?.split(',') ?? [];
  return known.some((candidate) => candidate.trim().replace(/^W\//, '') === tag.slice('W/'.length));
}

/** Text with its entity tag; 304 and no body for who has it. */
export function taggedAnswer(request: Request, text: string, headers: HeadersInit): Response {
  const tag = entityTag(text);
  const answer = new Headers(headers);
  answer.set('ETag', tag);
  return isKnown(request.headers.get('if-none-match'), tag)
    ? new Response(null, { status: 304, headers: answer })
    : new Response(text, { headers: answer });
}
