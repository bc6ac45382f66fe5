import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loader as live } from './health-live';
import { loader as ready } from './health-ready';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function probe(answer: () => Response) {
  server.use(http.head('http://cms.test/_health', answer));
}

it('the process is live whatever the CMS does', () => {
  expect(live().status).toBe(200);
  expect(live().headers.get('cache-control')).toBe('no-store');
});

describe('the shop', () => {
  it('is ready when the CMS answers', async () => {
    probe(() => new HttpResponse(null, { status: 204 }));
    expect((await ready()).status).toBe(200);
  });

  it.each([
    ['is away', () => HttpResponse.error()],
    ['is ill', () => new HttpResponse(null, { status: 500 })],
  ])('is not ready when the CMS %s', async (_, answer) => {
    probe(answer);
    const answered = await ready();
    expect(answered.status).toBe(503);
    expect(await answered.json()).toMatchObject({ message: 'The CMS does not answer.' });
  });
});
