import { newEnquiry, toPayload } from '../fixtures/consultation';
import { expect, test } from '../fixtures/test';

const path = '/api/consultation';

test('R193: a flood is answered 429 with Retry-After and a message; it shuts out no other visitor, nor stops the reading', async ({
  request,
}) => {
  const statuses: number[] = [];
  for (let count = 0; count < 100 && statuses.at(-1) !== 429; count++) {
    const answer = await request.post(path, { data: toPayload(newEnquiry()) });
    statuses.push(answer.status());
    if (answer.status() !== 429) continue;
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\S/) });
  }
  expect(statuses.at(-1)).toBe(429);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([201]));

  expect((await request.get('/api/categories')).status()).toBe(200);
  const headers = { 'x-forwarded-for': '192.0.2.7' };
  const other = await request.post(path, { headers, data: toPayload(newEnquiry()) });
  expect(other.status()).toBe(201);
});
