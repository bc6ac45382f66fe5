import {
  choose,
  isStillMarked,
  listingOf,
  markPage,
  readCategories,
  recordDataRequests,
} from '../fixtures/catalogue';
import { expect, test } from '../fixtures/test';

test('R054 R055 R056: the panel holds both groups with every choice, which fold and unfold', async ({
  page,
  request,
}) => {
  const categories = await readCategories(request);
  await page.goto('/products');
  const { filters } = listingOf(page);
  const namesIn = (group: string) => {
    return filters
      .getByRole('group', { name: group })
      .getByRole('radio')
      .evaluateAll((all) => all.map((radio) => radio.closest('label')?.textContent));
  };
  expect(await namesIn('Categories')).toEqual([
    'All Categories',
    ...categories.map(({ name }) => name),
  ]);
  expect(await namesIn('Light Control')).toEqual([
    'All Types',
    'Light Filtering',
    'Room Darkening',
    'Blackout',
  ]);
  await expect(filters.getByRole('radio', { name: 'All Categories' })).toBeChecked();
  await expect(filters.getByRole('radio', { name: 'All Types' })).toBeChecked();

  for (const [group, choice] of [
    ['Categories', 'All Categories'],
    ['Light Control', 'All Types'],
  ] as const) {
    const title = filters.getByRole('button', { name: group });
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await title.click();
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await expect(filters.getByRole('radio', { name: choice })).toBeHidden();
    await title.click();
    await expect(filters.getByRole('radio', { name: choice })).toBeVisible();
  }
});

test('R054: however long the list of categories, the chosen one and the light control are both in sight', async ({
  page,
  request,
}) => {
  const last = (await readCategories(request)).at(-1);
  await page.goto(`/products/${last?.slug}`);
  const { filters } = listingOf(page);
  await filters.getByRole('button', { name: 'Apply Filters' }).scrollIntoViewIfNeeded();
  await expect(filters.getByRole('radio', { name: last?.name })).toBeInViewport({ ratio: 1 });
  await expect(filters.getByRole('radio', { name: 'Blackout' })).toBeInViewport({ ratio: 1 });
});

test('R057: choices lead to their address when they are applied', async ({ page }) => {
  for (const [category, light, address] of [
    ['Roman Shades', 'Room Darkening', '/products/roman-shades?filter=room_darkening'],
    ['Roman Shades', 'All Types', '/products/roman-shades'],
    ['All Categories', 'Blackout', '/products?filter=blackout'],
    ['All Categories', 'All Types', '/products'],
  ] as const) {
    await test.step(`${category} and ${light}`, async () => {
      await page.goto('/products/wood?filter=light_filtering');
      const { filters } = listingOf(page);
      await choose(filters, category, light);
      await expect(page).toHaveURL('/products/wood?filter=light_filtering');
      await filters.getByRole('button', { name: 'Apply Filters' }).click();
      await expect(page).toHaveURL(address);
      await expect(filters.getByRole('radio', { name: category })).toBeChecked();
      await expect(filters.getByRole('radio', { name: light })).toBeChecked();
    });
  }
});

test('R057: applied by keyboard, the button keeps the focus and stays on the screen', async ({
  page,
}) => {
  await page.goto('/products');
  const { filters } = listingOf(page);
  const apply = filters.getByRole('button', { name: 'Apply Filters' });
  await filters.getByRole('radio', { name: 'All Types' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter=light_filtering/);
  await expect(apply).toBeFocused();
  await expect(apply).toBeInViewport({ ratio: 1 });
});

test('R057: a filter changes the grid without a full load, by one request', async ({ page }) => {
  await page.goto('/products');
  const listing = listingOf(page);
  await markPage(page);
  const requests = recordDataRequests(page);
  const before = await listing.count.innerText();
  await choose(listing.filters, 'Blackout');
  await listing.filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(listing.count).not.toHaveText(before);
  await expect(page).toHaveURL('/products?filter=blackout');
  expect(await isStillMarked(page)).toBe(true);
  expect(requests).toHaveLength(1);
  await expect(listing.filters.getByRole('button', { name: 'Apply Filters' })).toBeFocused();
});

test('R195: going back restores the place and asks for nothing', async ({ page }) => {
  await page.goto('/products');
  const listing = listingOf(page);
  await choose(listing.filters, 'Light Filtering');
  await listing.filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL('/products?filter=light_filtering');
  await expect(listing.chips).toHaveCount(1);
  // By the keyboard: a click of Playwright may scroll once more.
  await listing.cards.nth(12).getByRole('link', { name: 'Details' }).focus();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();

  const requests = recordDataRequests(page);
  await page.goBack();
  await expect(listing.cards.nth(12)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(listing.heading).toHaveText('All Products');
  await expect(listing.filters.getByRole('radio', { name: 'All Types' })).toBeChecked();
  expect(requests).toEqual([]);
});

test('R058: applied choices stand as chips, can be removed one by one or all, and a search goes on with them', async ({
  page,
}) => {
  const { chips, filters, heading } = listingOf(page);

  await test.step('"Clear All" leads back to the whole catalogue', async () => {
    await page.goto('/products/wood?filter=blackout&type=steam');
    await filters.getByRole('link', { name: 'Clear All' }).click();
    await expect(page).toHaveURL('/products');
    await expect(chips).toHaveCount(0);
  });

  await test.step('each can be removed for itself', async () => {
    await page.goto('/products?q=roller&category=roller-blinds&filter=blackout');
    await expect(chips).toHaveText([/“roller”/, /Roller Blinds/, /Blackout/]);
    await page.getByRole('link', { name: 'Remove filter: Roller Blinds' }).click();
    await expect(page).toHaveURL('/products?q=roller&filter=blackout');
    await page.getByRole('link', { name: 'Remove filter: Blackout' }).click();
    await expect(page).toHaveURL('/products?q=roller');
    await expect(chips).toHaveCount(1);
  });

  await test.step('a search goes on when filters are applied to it', async () => {
    await choose(filters, 'Roman Shades');
    await filters.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL('/products/roman-shades?q=roller');
    await expect(heading).toHaveText('Search Results');
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('R054 R057: "Filters" opens them over the whole screen, keeps what was chosen when it closes, and applies it', async ({
    page,
  }) => {
    await page.goto('/products');
    const listing = listingOf(page);
    await expect(listing.filters).toBeHidden();
    await listing.openFilters.click();
    await expect(listing.sheet).toBeVisible();
    expect(await listing.sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 });
    await expect(listing.sheet.getByRole('button', { name: 'Close filters' })).toBeFocused();

    for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      const inside = await listing.sheet.evaluate((sheet) => {
        return sheet.contains(document.activeElement);
      });
      expect(inside, key).toBe(true);
    }
    const reached = await page.evaluate(() => {
      document.querySelector<HTMLElement>('main article a')?.focus();
      return document.activeElement?.closest('article') !== null;
    });
    expect(reached).toBe(false);

    for (const [way, name] of [
      ['the button', 'Roman Shades'],
      ['Escape', 'Roller Blinds'],
    ] as const) {
      await test.step(`${way} closes them, keeps what was chosen and gives the focus back`, async () => {
        await choose(listing.sheet, name);
        if (way === 'Escape') await page.keyboard.press('Escape');
        else await listing.sheet.getByRole('button', { name: 'Close filters' }).click();
        await expect(listing.sheet).toBeHidden();
        await expect(listing.openFilters).toBeFocused();
        await expect(page).toHaveURL('/products');
        await listing.openFilters.click();
        await expect(listing.sheet.getByRole('radio', { name })).toBeChecked();
      });
    }

    await test.step('applying closes them and shows what was chosen', async () => {
      await choose(listing.sheet, 'Roman Shades', 'Room Darkening');
      await listing.sheet.getByRole('button', { name: 'Apply Filters' }).click();
      await expect(page).toHaveURL('/products/roman-shades?filter=room_darkening');
      await expect(listing.sheet).toBeHidden();
      await expect(listing.heading).toHaveText('Roman Shades');
    });
  });
});
