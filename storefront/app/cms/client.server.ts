import { cmsFailure, type CmsResult } from './failure';
import { toQueryString, type CmsParams } from './query-string';
import { getEnv } from '#app/server/env.server';
import { DeadlineError, withDeadline } from '#app/lib/with-deadline';
import { countCmsCall } from '#app/server/metrics.server';
import { readBytes } from '#app/server/read-bytes.server';
import { currentRequestId, requestIdHeader } from '#app/server/request-id.server';

/** How long one call may take in milliseconds, its whole answer included. No visitor waits longer. */
export const cmsTimeoutMs = 4_000;

/** A page of a hundred full products is about 600 kB; more than this is no answer of ours. */
const maxAnswerBytes = 8 * 1024 * 1024;

/** Where the CMS is, and how patient we are with it. */
export interface CmsConnection {
  /** Address without a trailing slash. */
  url: string;
  token: string;
  timeoutMs: number;
}

export interface CmsCall {
  /** Below `/api/`, e.g. `products`. */
  path: string;
  params?: CmsParams;
  /** Sent as JSON by POST; without it the call is a GET. */
  body?: unknown;
}

/** The CMS that the environment names. */
export function configuredCms(): CmsConnection {
  const { CMS_URL, CMS_TOKEN } = getEnv();
  return { url: CMS_URL, token: CMS_TOKEN, timeoutMs: cmsTimeoutMs };
}

/**
 * Calls Strapi once, without a retry, and never throws.
 * @returns the parsed JSON, whose shape nobody has checked yet; or why there is none. A 404 is an
 *   `http` failure here: we only ask for lists, so it means a wrong address or a missing right, and
 *   must not become a visitor's "not found"
 */
export async function callCms(
  call: CmsCall,
  connection: CmsConnection = configuredCms(),
): Promise<CmsResult<unknown>> {
  const result = await tryCall(call, connection);
  countCmsCall(call.path, result.ok ? 'ok' : result.failure.kind);
  return result;
}

async function tryCall(call: CmsCall, connection: CmsConnection): Promise<CmsResult<unknown>> {
  try {
    return await withDeadline(connection.timeoutMs, async (signal) => {
      const answer = await fetch(addressOf(call, connection), toInit(call, connection, signal));
      return readAnswer(call, answer, signal);
    });
  } catch (error) {
    const kind = error instanceof DeadlineError ? 'timeout' : 'unreachable';
    return cmsFailure(kind, `${call.path}: ${describeError(error)}`);
  }
}

function addressOf({ path, params = {} }: CmsCall, { url }: CmsConnection): string {
  const search = toQueryString(params);
  return `${url}/api/${path}${search && `?${search}`}`;
}

function toInit({ body }: CmsCall, { token }: CmsConnection, signal: AbortSignal) {
  const requestId = currentRequestId();
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    ...(requestId && { [requestIdHeader]: requestId }),
  };
  // A redirect would carry the token to wherever it points.
  const init = { headers, signal, redirect: 'error' } satisfies RequestInit;
  if (body === undefined) return init;
  return {
    ...init,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function readAnswer(
  call: CmsCall,
  answer: Response,
  signal: AbortSignal,
): Promise<CmsResult<unknown>> {
  if (!answer.ok) return cmsFailure('http', `${call.path}: status ${answer.status}`);
  const bytes = await readBytes(answer.body, maxAnswerBytes, signal);
  if (!bytes) return cmsFailure('shape', `${call.path}: more than ${maxAnswerBytes} bytes`);
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return { ok: true, data };
  } catch {
    return cmsFailure('shape', `${call.path}: no JSON`);
  }
}

/** `fetch failed` says nothing; its cause has the system's code, e.g. `ECONNREFUSED`. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return reason ? `${error.message} (${reason})` : error.message;
}
