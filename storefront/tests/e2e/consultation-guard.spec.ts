import { newEnquiry, storedRequests, toPayload } from '../fixtures/consultation';
import { expect, test } from '../fixtures/test';

/** The fields of the form as the page's HTML has them: what a machine that fills forms would see. */
function formFields(html: string): { name: string; value: string; hidden: boolean }[] {
  const form = html.slice(
    html.indexOf('name="email"') - 4_000,
    html.indexOf('name="message"') + 4_000,
  );
  return [...form.matchAll(/<input[^>]*>/g)].flatMap(([tag]) => {
    const name = /name="([^"]+)"/.exec(tag)?.[1];
    const value = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
    return name ? [{ name, value, hidden: tag.includes('type="hidden"') }] : [];
  });
}

test('a machine that fills every field is told nothing and stores nothing', async ({
  request,
  desk,
  shop,
}) => {
  const enquiry = newEnquiry();
  const fields = formFields(await (await request.get('/')).text());
  const trap = fields.find(({ name, hidden }) => {
    return !hidden && !['name', 'email', 'phone', 'q'].includes(name) && !name.startsWith('theme');
  });
  expect(trap).toBeDefined();
  const hidden = fields.filter((field) => field.hidden).map(({ name, value }) => [name, value]);
  const answer = await request.post('/?index', {
    headers: { origin: shop.url },
    form: {
      ...Object.fromEntries(hidden),
      ...toPayload(enquiry),
      [trap?.name ?? '']: 'https://example.com/cheap',
    },
  });
  expect(answer.status()).toBeLessThan(500);
  expect(await storedRequests(desk, enquiry.email)).toEqual([]);
});

for (const path of ['/?index', '/contact', '/api/consultation']) {
  test(`a form posted to ${path} from a foreign site is answered 403 and not stored`, async ({
    request,
    desk,
  }) => {
    const enquiry = newEnquiry();
    const headers = { origin: 'https://foreign.example' };
    const body = path.startsWith('/api')
      ? { data: toPayload(enquiry) }
      : { form: toPayload(enquiry) };
    const answer = await request.post(path, { headers, ...body });
    expect(answer.status()).toBe(403);
    expect(await storedRequests(desk, enquiry.email)).toEqual([]);
  });
}

test('R170: what a request carries is text on the desk, never a field of staff', async ({
  request,
  desk,
}) => {
  const enquiry = newEnquiry({ message: '<script>alert(1)</script>' });
  const answer = await request.post('/api/consultation', {
    data: {
      ...toPayload(enquiry),
      internalNotes: 'forged',
      status: 'closed',
      sourcePage: '/forged',
    },
  });
  expect(answer.status()).toBe(201);
  const [stored] = await storedRequests(desk, enquiry.email);
  expect(stored?.message).toBe(enquiry.message);
  expect(JSON.stringify(stored)).not.toContain('forged');
  expect(JSON.stringify(stored)).not.toContain('closed');
});
