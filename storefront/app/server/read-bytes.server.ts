/**
 * Collects a body, but never more of it than allowed. What is over the limit is left unread, not
 * cancelled: cancelling a request's body destroys the connection before the answer that explains it
 * has left.
 * @param signal once aborted, the rest is not waited for and the connection is freed
 * @returns null when the body is longer than `maxBytes`
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  signal?.addEventListener('abort', () => void reader?.cancel().catch(() => undefined));
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    length += chunk.value.byteLength;
    if (length > maxBytes) return null;
    chunks.push(chunk.value);
  }
  return Uint8Array.from(Buffer.concat(chunks, length));
}
