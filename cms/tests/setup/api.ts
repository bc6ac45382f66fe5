import type { Desk } from './desk';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON; null when there was none. */
  body: { data?: unknown; error?: { message?: string }; [key: string]: unknown } | null;
}

interface Call {
  token?: string;
  method?: string;
  /** Sent as JSON, or as it is when it is a form. */
  body?: object;
  headers?: Record<string, string>;
}

/** One HTTP request to the desk, as the storefront, the admin or a stranger would send it. */
export async function call(desk: Desk, path: string, options: Call = {}): Promise<Answer> {
  const { token, body, headers } = options;
  const isForm = body instanceof FormData;
  const answer = await fetch(desk.url + path, {
    method: options.method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: parse(text) };
}

function parse(text: string): Answer['body'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Signs in to the admin. Strapi allows five attempts in five minutes and address: keep the token. */
export async function signIn(desk: Desk, login: Desk['admin']): Promise<string> {
  const { status, body } = await call(desk, '/admin/login', {
    body: { email: login.email, password: login.password },
  });
  const data = body?.data;
  if (typeof data === 'object' && data !== null && 'token' in data) return String(data.token);
  throw new Error(`No login for ${login.email}: ${status} ${JSON.stringify(body)}`);
}

const adminTokens = new WeakMap<Desk, Promise<string>>();

/** The first administrator's session, shared by all tests. */
export function adminToken(desk: Desk): Promise<string> {
  const token = adminTokens.get(desk) ?? signIn(desk, desk.admin);
  adminTokens.set(desk, token);
  return token;
}
