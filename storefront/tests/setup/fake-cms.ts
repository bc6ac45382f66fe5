import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

/** The unit tests' CMS_URL; see vitest.config.ts. */
const cmsUrl = 'http://cms.test';

/** A call as the CMS received it: its parameters decoded, e.g. `filters[slug][$eq]`. */
interface ReceivedCall {
  path: string;
  params: Record<string, string>;
  body: unknown;
  authorization: string | null;
}

/**
 * Stands in for the CMS where a test needs a fault or a row that a real one cannot be made to have.
 * Any call that the test did not announce fails it.
 */
export function fakeCms() {
  const server = setupServer();
  const calls: ReceivedCall[] = [];

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    calls.length = 0;
    vi.resetModules();
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  async function record(request: Request): Promise<void> {
    const { pathname, searchParams } = new URL(request.url);
    const body: unknown = request.method === 'POST' ? await request.json() : undefined;
    const params = Object.fromEntries(searchParams);
    const authorization = request.headers.get('authorization');
    calls.push({ path: pathname, params, body, authorization });
  }

  return {
    calls,

    /** `/api/<path>` answers with these published rows, a page at a time, each after a delay (ms). */
    has(path: string, rows: readonly JsonBodyType[], rowsPerPage = 100, delayMs = 0) {
      server.use(
        http.get(`${cmsUrl}/api/${path}`, async ({ request }) => {
          await record(request);
          if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
          const page = Number(new URL(request.url).searchParams.get('pagination[page]'));
          const pageCount = Math.ceil(rows.length / rowsPerPage);
          const data = rows.slice((page - 1) * rowsPerPage, page * rowsPerPage);
          return HttpResponse.json({ data, meta: { pagination: { page, pageCount } } });
        }),
      );
    },

    /** `/api/<path>` answers with exactly this, to reading and to writing. */
    answers(path: string, body: JsonBodyType, status = 200) {
      server.use(
        http.all(`${cmsUrl}/api/${path}`, async ({ request }) => {
          await record(request);
          return HttpResponse.json(body, { status });
        }),
      );
    },

    /** `/uploads/<name>` is this file; any other is none. */
    hasFile(name: string, type: string, content: string) {
      server.use(
        http.get(`${cmsUrl}/uploads/:name`, async ({ request, params }) => {
          await record(request);
          if (params.name !== name) return new HttpResponse(null, { status: 404 });
          return new HttpResponse(content, { headers: { 'content-type': type } });
        }),
      );
    },

    /** Nobody answers at all. */
    isAway() {
      server.use(
        http.all(`${cmsUrl}/*`, async ({ request }) => {
          await record(request);
          return HttpResponse.error();
        }),
      );
    },
  };
}
