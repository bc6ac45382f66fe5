import { recordDataRequests } from '../fixtures/catalogue';
import { skipToMain, tabTo } from '../fixtures/keyboard';
import { expectNothingShifted, recordShifts } from '../fixtures/layout-shifts';
import { expect, test } from '../fixtures/test';

test('R095 R096 R226: benefits, days, steps, a sample of tracking and the guarantee, by keyboard alone', async ({
  page,
}) => {
  await recordShifts(page);
  await page.goto('/fast-delivery');
  const main = page.getByRole('main');

  await test.step('breadcrumb, three cards, three steps', async () => {
    const crumbs = main.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(crumbs.getByText('Fast Delivery')).toHaveAttribute('aria-current', 'page');
    const benefits = main.getByRole('region', { name: 'What fast delivery means' });
    await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
      'Express shipping',
      'Nationwide coverage',
      'Packaging',
    ]);
    await expect(benefits).toContainText('stocked items reach you in 3-7 business days');
    const steps = main.getByRole('region', { name: 'Three steps' });
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
      'Order Processing',
      'In Transit',
      'Delivered',
    ]);
    await expectNothingShifted(page);
  });

  await test.step('days on the way', async () => {
    const days = main.getByRole('region', { name: 'How long it takes' }).getByRole('definition');
    await expect(days).toHaveText(['2-3 days', '3-5 days', '5-7 days', '7-10 days']);
  });

  await test.step('the tracking box is a sample', async () => {
    const box = main.getByRole('region', { name: 'Follow a parcel' });
    await expect(box).toContainText('This box is a sample.');
    const number = box.getByRole('textbox', { name: 'Tracking number (sample)' });
    await expect(number).not.toBeEditable();
    await expect(number).toHaveValue('NL 1995 0417 AB');
    const requests = recordDataRequests(page);
    const track = box.getByRole('button', { name: 'Track' });
    await expect(track).toHaveAccessibleDescription(/^This box is a sample\./);
    await skipToMain(page);
    await tabTo(page, track);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fast-delivery#main');
    expect(requests).toEqual([]);
  });

  await test.step('the guarantee and its two ways on', async () => {
    const guarantee = main.getByRole('region', { name: 'Our delivery guarantee' });
    await expect(guarantee.getByRole('link', { name: 'Shipping rates' })).toHaveAttribute(
      'href',
      '/shipping',
    );
    await tabTo(page, guarantee.getByRole('link', { name: 'Contact us' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact');
  });
});
