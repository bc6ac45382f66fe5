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
  const bytes = await readBytes(request, maxBytes);
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
  const bytes = await readBytes(request, maxBytes);
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

/**
 * The body's bytes, or null when there are more than `maxBytes`. The rest is left unread, not cancelled:
 * cancelling destroys the connection before the answer that explains it has left.
 */
async function readBytes(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length')) > maxBytes) return null;
  const bytes = new Uint8Array(maxBytes);
  let length = 0;
  const reader = request.body?.getReader();
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    if (length + chunk.value.byteLength > maxBytes) return null;
    bytes.set(chunk.value, length);
    length += chunk.value.byteLength;
  }
  return bytes.subarray(0, length);
}
