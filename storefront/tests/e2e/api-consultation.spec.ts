import { newEnquiry, storedRequests, toPayload } from '../fixtures/consultation';
import { expect, test } from '../fixtures/test';

const path = '/api/consultation';
const message = expect.stringMatching(/\S/);

test('R193: a valid request answers 201 with its id and is stored', async ({ request, desk }) => {
  const enquiry = newEnquiry();
  const answer = await request.post(path, { data: toPayload(enquiry) });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  const [stored] = await storedRequests(desk, enquiry.email);
  expect(stored).toMatchObject({ documentId: id, name: enquiry.name, message: enquiry.message });
});

test('R193: the message may be absent', async ({ request }) => {
  const payload = { ...toPayload(newEnquiry()), message: undefined };
  expect((await request.post(path, { data: payload })).status()).toBe(201);
});

const refusals = [
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', '   A   ', 'Name must be at least 2 characters'],
  ['name', undefined, 'Name must be at least 2 characters'],
  ['email', 'maren', 'Please enter a valid email address'],
  ['email', 'maren@', 'Please enter a valid email address'],
  ['email', undefined, 'Please enter a valid email address'],
  ['phone', '403555010', 'Please enter a valid phone number'],
  ['phone', '          ', 'Please enter a valid phone number'],
  ['phone', undefined, 'Please enter a valid phone number'],
  ['productInterest', 'curtains', /\S/],
  ['productInterest', '', /\S/],
  ['productInterest', undefined, /\S/],
  ['name', 'n'.repeat(121), /\S/],
  ['email', `${'e'.repeat(250)}@example.com`, /\S/],
  ['phone', '5'.repeat(41), /\S/],
  ['message', 'm'.repeat(4_001), /\S/],
  ['name', 42, /\S/],
  ['name', ['Maren', 'Tofte'], /\S/],
  ['email', { $ne: '' }, /\S/],
] as const;

for (const [field, value, text] of refusals) {
  const shown = JSON.stringify(value)?.slice(0, 30) ?? 'nothing';
  test(`R180 R193: ${shown} as ${field} answers 400 and names the field`, async ({ request }) => {
    const answer = await request.post(path, {
      data: { ...toPayload(newEnquiry()), [field]: value },
    });
    expect(answer.status()).toBe(400);
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toEqual([expect.stringMatching(text)]);
  });
}

for (const [field, value] of [
  ['name', 'Al'],
  ['name', 'n'.repeat(120)],
  ['phone', '4035550100'],
  ['phone', '5'.repeat(40)],
  ['message', 'm'.repeat(4_000)],
  ['message', ''],
] as const) {
  test(`R180 R193: ${value.length} characters are enough and not too many for ${field}`, async ({
    request,
  }) => {
    const answer = await request.post(path, {
      data: { ...toPayload(newEnquiry()), [field]: value },
    });
    expect(answer.status()).toBe(201);
  });
}

for (const [title, body] of [
  ['JSON that does not parse', '{"name": "Maren'],
  ['an empty body', ''],
  ['a list', '[]'],
  ['a bare word', 'null'],
]) {
  test(`R193: ${title} answers 400 in JSON`, async ({ request }) => {
    const answer = await request.post(path, {
      headers: { 'content-type': 'application/json' },
      data: Buffer.from(body ?? ''),
    });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ message });
  });
}

for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
  test(`R193: content of type ${type} answers 415 in JSON`, async ({ request }) => {
    const answer = await request.post(path, {
      headers: { 'content-type': type },
      data: Buffer.from('name=Maren'),
    });
    expect(answer.status()).toBe(415);
    expect(await answer.json()).toMatchObject({ message });
  });
}

test('R193: more than 32 KiB answer 413 in JSON', async ({ request }) => {
  const answer = await request.post(path, {
    data: { ...toPayload(newEnquiry()), message: 'm'.repeat(32 * 1024) },
  });
  expect(answer.status()).toBe(413);
  expect(await answer.json()).toMatchObject({ message });
});

test('R193: a body that hides its length is cut off as well', async ({ shop, visitor }) => {
  const chunk = new TextEncoder().encode('m'.repeat(16 * 1024));
  let sent = 0;
  const body = new ReadableStream({
    pull: (controller) => (sent++ < 64 ? controller.enqueue(chunk) : controller.close()),
  });
  const answer = await fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(413);
});
