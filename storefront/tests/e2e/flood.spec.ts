import { newEnquiry, toPayload } from '../fixtures/consultation';
import { expect, test } from '../fixtures/own-shop';

test.describe.configure({ mode: 'default' });

test('R193: a flood is answered 429 with Retry-After and a message', async ({ request }) => {
  const statuses: number[] = [];
  for (let count = 0; count < 100 && statuses.at(-1) !== 429; count++) {
    const answer = await request.post('/api/consultation', { data: toPayload(newEnquiry()) });
    statuses.push(answer.status());
    if (answer.status() !== 429) continue;
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\S/) });
  }
  expect(statuses.at(-1)).toBe(429);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([201]));
});

test('the flood of one visitor does not shut out another, nor stop the reading', async ({
  request,
}) => {
  const answer = await request.post('/api/consultation', { data: toPayload(newEnquiry()) });
  expect(answer.status()).toBe(201);
  expect((await request.get('/api/categories')).status()).toBe(200);
});
