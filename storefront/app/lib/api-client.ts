/** An answer of the API that is not OK. Its message is the one of spec §8: `<status>: <body or status text>`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(`${status}: ${detail}`);
  }
}

/**
 * Calls the API as spec §7 has it: with credentials; with a JSON body and content type only when there
 * is a body; once, without a retry.
 * @param body anything that JSON can hold; `undefined` sends none
 * @throws {ApiError} when the answer is not OK
 * @throws {TypeError} when there is no answer
 */
export async function apiRequest(method: string, url: string, body?: unknown): Promise<Response> {
  const answer = await send(method, url, body);
  if (!answer.ok) throw await toApiError(answer);
  return answer;
}

/**
 * Reads JSON from the API; the caller parses it.
 * @param options.on401 `return-null` takes "not signed in" for an empty result (spec §7)
 * @throws {ApiError} when the answer is not OK, a 401 only by default
 * @throws {TypeError} when there is no answer
 * @throws {SyntaxError} when the answer is no JSON
 */
export async function apiQuery(
  url: string,
  { on401 = 'throw' }: { on401?: 'throw' | 'return-null' } = {},
): Promise<unknown> {
  const answer = await send('GET', url, undefined);
  if (answer.status === 401 && on401 === 'return-null') return null;
  if (!answer.ok) throw await toApiError(answer);
  return answer.json();
}

function send(method: string, url: string, body: unknown): Promise<Response> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  return fetch(url, {
    method,
    credentials: 'include',
    ...(json === undefined ? {} : { body: json, headers: { 'Content-Type': 'application/json' } }),
  });
}

async function toApiError(answer: Response): Promise<ApiError> {
  const text = await answer.text();
  return new ApiError(answer.status, text || answer.statusText);
}
