import { entityTag, isKnown } from './entity-tag.server';

/**
 * A data answer with its entity tag, if all of it is at hand; 304 for who has it. What still comes is passed on as it
 * comes.
 */
export async function tagDataAnswer(request: Request, answer: Response): Promise<Response> {
  if (request.method !== 'GET' || answer.status !== 200 || !answer.body) return answer;
  const reader = answer.body.getReader();
  const chunks: Uint8Array[] = [];
  let next = reader.read();
  for (;;) {
    const part = await Promise.race([next, pause()]);
    if (!part) break;
    if (part.done) return tagged(request, Buffer.concat(chunks), answer.headers);
    chunks.push(part.value);
    next = reader.read();
  }
  return new Response(resume(chunks, next, reader), answer);
}

/** One turn of the event loop: what is not here by then waits for something. */
function pause(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(resolve, undefined));
}

function tagged(request: Request, body: Buffer<ArrayBuffer>, given: Headers): Response {
  const tag = entityTag(body);
  const headers = new Headers(given);
  headers.set('ETag', tag);
  return isKnown(request.headers.get('if-none-match'), tag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

/** The stream from its beginning, with the read that is under way. */
function resume(
  chunks: Uint8Array[],
  next: Promise<ReadableStreamReadResult<Uint8Array>>,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => chunks.forEach((chunk) => controller.enqueue(chunk)),
    async pull(controller) {
      const { done, value } = await next;
      if (done) return controller.close();
      controller.enqueue(value);
      next = reader.read();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
