import { expect, test } from '../fixtures/test';

const message = { message: expect.stringMatching(/\S/) };

for (const path of [
  '/api/categories/no-such-category',
  '/api/products/no-such-product',
  '/api/products/%3Cscript%3E',
  '/api/categories/..%2F..%2Fconsultations',
  '/api/no-such-endpoint',
]) {
  test(`R190 R191: GET ${path} answers 404 in JSON`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('application/json');
    expect(await answer.json()).toMatchObject(message);
  });
}

for (const [title, query] of [
  ['no text', ''],
  ['blank text', '?q=%20%20'],
  ['10,000 characters', `?q=${'a'.repeat(10_000)}`],
  ['control characters', '?q=%00%1F%7F'],
  ['a sequence that does not decode', '?q=%E0%A4%A'],
  ['two values where one belongs', '?q=linen&q=sheer'],
  ['markup', '?q=%3Cimg%20src=x%20onerror=alert(1)%3E'],
  ['filter operators of the CMS', '?q[$ne]=x&filters[name][$contains]=a'],
]) {
  test(`R191: a search with ${title} is answered with a list or a clear refusal`, async ({
    shop,
  }) => {
    const answer = await fetch(`${shop.url}/api/products/search${query}`);
    expect([200, 400]).toContain(answer.status);
    const body: unknown = await answer.json();
    if (answer.status === 200) expect(body).toBeInstanceOf(Array);
    else expect(body).toMatchObject(message);
  });
}

for (const [method, path] of [
  ['POST', '/api/products'],
  ['DELETE', '/api/categories/roller-blinds'],
  ['GET', '/api/consultation'],
  ['PUT', '/api/consultation'],
] as const) {
  test(`R190 R193: ${method} ${path} answers 405 in JSON`, async ({ request }) => {
    const answer = await request.fetch(path, { method });
    expect(answer.status()).toBe(405);
    expect(answer.headers().allow).toMatch(/GET|POST/);
    expect(await answer.json()).toMatchObject(message);
  });
}
