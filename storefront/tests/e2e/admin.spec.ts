import { adminNotes, signInByForm } from '../fixtures/admin-panel';
import { allowConsole } from '../fixtures/console';
import { consultationUid, newEnquiry, toPayload } from '../fixtures/consultation';
import { expect, test } from '../fixtures/test';

test.use(allowConsole(...adminNotes));

test('the admin logs a member of staff in and shows the requests, newest first', async ({
  page,
  shop,
  request,
}) => {
  const enquiry = newEnquiry({ name: `Staff sees ${Date.now()}` });
  expect((await request.post('/api/consultation', { data: toPayload(enquiry) })).status()).toBe(
    201,
  );

  if (!shop.admin) throw new Error('The shared shop has an administrator.');
  await signInByForm(page, shop.cmsUrl, shop.admin);
  await page.goto(`${shop.cmsUrl}/admin/content-manager/collection-types/${consultationUid}`);
  const row = page.getByRole('row', { name: enquiry.name });
  await expect(row.getByRole('gridcell', { name: 'new', exact: true })).toBeVisible({
    // The admin is one large program, loaded a second time here.
    timeout: 30_000,
  });
});

test('the list of requests opens with the newest on top', async ({ desk, request }) => {
  const first = newEnquiry();
  const second = newEnquiry();
  for (const enquiry of [first, second]) {
    await request.post('/api/consultation', { data: toPayload(enquiry) });
  }
  const { settings } = await desk.listSettings(consultationUid);
  expect(settings).toMatchObject({ defaultSortBy: 'createdAt', defaultSortOrder: 'DESC' });
  const listed = await desk.list(consultationUid, 'sort=createdAt:DESC&pageSize=50');
  const emails = listed.map(({ email }) => email);
  expect(emails.indexOf(second.email)).toBeLessThan(emails.indexOf(first.email));
  expect(emails).toContain(second.email);
});
