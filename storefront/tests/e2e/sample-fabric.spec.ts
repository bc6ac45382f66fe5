import { skipToMain, tabTo } from '../fixtures/keyboard';
import { expectNothingShifted, recordShifts } from '../fixtures/layout-shifts';
import { samplesOf } from '../fixtures/samples';
import { expect, test, type Page } from '../fixtures/test';

const five = ['Snow Batiste', 'Oat Batiste', 'Raw Jute', 'Sea Grass', 'Navy Satin Blackout'];

const rules = [
  'Name must be at least 2 characters.',
  'Please enter a valid email address.',
  'Please enter your full address.',
  'City is required.',
  'Province is required.',
  'Please enter a valid Canadian postal code (e.g. A1A 1A1).',
];

/** Requests from here on that carry something or ask for data; scripts and pictures do neither. */
function recordSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const asks = ['fetch', 'xhr', 'ping', 'document'].includes(request.resourceType());
    if (asks || request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

test('R104: on a phone no field with the focus hides behind the buttons at the foot of the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sample-fabric');
  const { swatch, request, field, send } = samplesOf(page);
  await swatch('Ivory Linen').click();
  await request.click();
  await tabTo(page, field('Postal code'));
  const [postalCode, button] = [await field('Postal code').boundingBox(), await send.boundingBox()];
  expect((postalCode?.y ?? 0) + (postalCode?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});

test('R102 R104 R181 R196: from choice to confirmation by keyboard alone, and nothing is sent', async ({
  page,
}) => {
  await page.goto('/sample-fabric');
  const { bar, dialog, swatch, request, field, send, chosen } = samplesOf(page);

  await test.step('choose and ask', async () => {
    await expect(swatch('Ivory Linen')).toBeEnabled();
    await skipToMain(page);
    await tabTo(page, swatch('Ivory Linen'));
    await page.keyboard.press('Space');
    await tabTo(page, swatch('Oat Batiste'));
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveCount(2);
    await tabTo(page, request);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Ivory Linen and Oat Batiste')).toBeVisible();
  });
  const sent = recordSent(page);

  await test.step('an empty form: each rule in its words, focus on the first', async () => {
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await expect(field('Name')).toBeFocused();
    const texts = ['Name', 'Email', 'Address', 'City', 'Province', 'Postal code'];
    for (const [index, label] of texts.entries()) {
      await expect(field(label)).toHaveAccessibleDescription(rules[index] ?? '');
    }
    await expect(field('Province').getByRole('option')).toHaveCount(14);
  });

  await test.step('Escape and Cancel close it, and keep what was typed', async () => {
    await page.keyboard.type('Ada Lovelace');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(request).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field('Name')).toHaveValue('Ada Lovelace');
    await tabTo(page, dialog.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Enter');
  });

  await test.step('fill in and send', async () => {
    await tabTo(page, field('Email'));
    await page.keyboard.type('ada@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12 Elm Street');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Calgary');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Alb');
    await expect(field('Province')).toHaveValue('AB');
    await page.keyboard.press('Tab');
    await page.keyboard.type('t2p3x');
    await expect(field('Postal code')).toHaveValue('T2P 3X');
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
  });

  await test.step('toast, selection cleared, modal closed, form reset, no request', async () => {
    const confirmation = page.getByText('Sample Request Submitted');
    await expect(confirmation).toBeVisible();
    await expect(
      page.getByText('Your fabric samples will be shipped to your address soon.'),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(bar).toBeHidden();
    await expect(chosen).toHaveCount(0);
    await expect(swatch('Ivory Linen')).toBeFocused();
    await page.keyboard.press('Enter');
    await request.click();
    await expect(field('Name')).toHaveValue('');
    await expect(field('Postal code')).toHaveValue('');
    expect(sent).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('R100 R101 R102 R103 R226: sixteen swatches, five to choose, the sixth refused', async ({
    page,
  }) => {
    await recordShifts(page);
    await page.goto('/sample-fabric');
    const { bar, dialog, swatch, chosen, count, remove, clear, request } = samplesOf(page);

    await test.step('four collections of four', async () => {
      await expect(page.getByText('Choose up to 5 free fabric samples')).toContainText(
        '3-5 business days',
      );
      for (const name of [
        'Signature Light Filtering',
        'Premium Motorized Series',
        'Artisan Woven',
        'Designer Blackout',
      ]) {
        await expect(page.getByRole('region', { name }).getByRole('button')).toHaveCount(4);
      }
      await expect(bar).toBeHidden();
      await expectNothingShifted(page);
    });

    await test.step('a touch chooses, another takes back', async () => {
      await swatch('Snow Batiste').tap();
      await expect(swatch('Snow Batiste')).toHaveAttribute('aria-pressed', 'true');
      await expect(count).toHaveText('1 of 5 chosen');
      await expect(bar).toBeInViewport();
      await swatch('Snow Batiste').tap();
      await expect(bar).toBeHidden();
    });

    await test.step('the sixth changes nothing', async () => {
      for (const name of five) await swatch(name).tap();
      await expect(count).toHaveText('5 of 5 chosen');
      await swatch('Ivory Linen').tap();
      const refusal = page.getByRole('alert').filter({ hasText: 'Maximum Samples Selected' });
      await expect(refusal).toContainText(
        'You can only select up to 5 free samples. Please remove a selection first.',
      );
      await expect(swatch('Ivory Linen')).toHaveAttribute('aria-pressed', 'false');
      await expect(remove).toHaveCount(5);
    });

    await test.step('it survives a reload, piece by piece and whole', async () => {
      await bar.getByRole('button', { name: 'Remove Raw Jute' }).tap();
      await expect(swatch('Raw Jute')).toBeFocused();
      await page.reload();
      await expect(count).toHaveText('4 of 5 chosen');
      await expect(chosen).toHaveCount(4);
      await request.tap();
      await expect(dialog.getByText('Navy Satin Blackout. Free')).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel' }).tap();
      await expect(dialog).toBeHidden();
      await clear.tap();
      await expect(bar).toBeHidden();
      await page.reload();
      await expect(swatch('Snow Batiste')).toBeEnabled();
      await expect(chosen).toHaveCount(0);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R100: the fabrics are there to see, and a letter does as well', async ({ page }) => {
    await page.goto('/sample-fabric');
    const main = page.getByRole('main');
    await expect(main.getByText('Choosing samples here needs JavaScript')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/contact#consultation-form',
    );
    await expect(samplesOf(page).swatch('Raw Jute')).toBeDisabled();
  });
});
