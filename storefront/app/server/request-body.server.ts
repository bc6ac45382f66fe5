import { readBytes } from './read-bytes.server';

/** The body was read, or why not. `wrong-type` is a content type that the reader does not take. */
export type RequestBody<T> =
  { kind: 'ok'; value: T } | { kind: 'too-large' } | { kind: 'wrong-type' } | { kind: 'malformed' };

/** What a form or a call of ours may weigh (decisions: over 32 KiB is 413). */
export const maxBodyBytes = 32 * 1024;

/**
 * Reads a JSON body.
 * @param maxBytes the body is refused as soon as it is longer
 */
export async function readJsonBody(
  request: Request,
  maxBytes = maxBodyBytes,
): Promise<RequestBody<unknown>> {
  if (contentTypeOf(request) !== 'application/json') return { kind: 'wrong-type' };
  const bytes = await readWithin(request, maxBytes);
  if (!bytes) return { kind: 'too-large' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { kind: 'ok', value: JSON.parse(text) };
  } catch {
    return { kind: 'malformed' };
  }
}

/** Reads what an HTML form posts, in either of its two encodings. */
export async function readFormBody(
  request: Request,
  maxBytes = maxBodyBytes,
): Promise<RequestBody<FormData>> {
  const type = contentTypeOf(request);
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
    return { kind: 'wrong-type' };
  }
  const bytes = await readWithin(request, maxBytes);
  if (!bytes) return { kind: 'too-large' };
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    return { kind: 'ok', value: await new Response(bytes, { headers }).formData() };
  } catch {
    return { kind: 'malformed' };
  }
}

function contentTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

function readWithin(request: Request, maxBytes: number) {
  if (Number(request.headers.get('content-length')) > maxBytes) return null;
  return readBytes(request.body, maxBytes);
}
