import { expect, test } from '../fixtures/test';

for (const [method, path] of [
  ['GET', '/api/consultations'],
  ['POST', '/api/consultations'],
  ['POST', '/api/categories'],
  ['GET', '/api/users'],
  ['POST', '/api/auth/local/register'],
  ['POST', '/api/upload'],
] as const) {
  test(`the public cannot ${method} ${path} of the CMS`, async ({ request, shop }) => {
    const answer = await request.fetch(`${shop.cmsUrl}${path}`, { method });
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.status()).toBeLessThan(500);
    expect(await answer.text()).not.toContain('@example.com');
  });
}
