import { expect, test, type Page } from '../fixtures/test';

const address = '/products/banff-linen-roller';

function galleryOf(page: Page) {
  const main = page.getByRole('main');
  return {
    zoom: main.getByRole('button', { name: 'Zoom image' }),
    thumbs: main.getByRole('list', { name: 'Pictures' }).getByRole('link'),
    large: main.getByRole('img').first(),
  };
}

/** How much larger than its frame the picture is, and where the frame's middle lies in it (0 to 1). */
function viewOf(page: Page) {
  return galleryOf(page).large.evaluate((img) => {
    const frame = img.closest('picture')?.parentElement?.getBoundingClientRect();
    const picture = img.getBoundingClientRect();
    if (!frame) throw new Error('The picture has no frame');
    return {
      factor: picture.width / frame.width,
      x: (frame.left + frame.width / 2 - picture.left) / picture.width,
      y: (frame.top + frame.height / 2 - picture.top) / picture.height,
    };
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => page.goto(address).then(() => undefined));

test('R072 R073: the picture zooms by pointer, key and drag; a small picture becomes the large one', async ({
  page,
}) => {
  const { zoom, thumbs, large } = galleryOf(page);

  await test.step('a click enlarges the picture around the pointer, another ends it', async () => {
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
    const box = (await zoom.boundingBox()) ?? { width: 0, height: 0 };
    await zoom.click({ position: { x: box.width / 4, y: box.height / 4 } });
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    const view = await viewOf(page);
    expect(view.factor).toBeCloseTo(2.2, 1);
    expect(view.x).toBeLessThan(0.45);
    expect(view.y).toBeLessThan(0.45);
    await zoom.click();
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
    expect((await viewOf(page)).factor).toBeCloseTo(1, 2);
  });

  await test.step('the keyboard zooms, looks around and ends it', async () => {
    await zoom.focus();
    await page.keyboard.press('Enter');
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    const middle = await viewOf(page);
    expect(middle.x).toBeCloseTo(0.5, 1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const moved = await viewOf(page);
    expect(moved.x).toBeGreaterThan(middle.x);
    expect(moved.y).toBeGreaterThan(middle.y);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
    await expect(zoom).toBeFocused();
  });

  await test.step('a drag looks around and does not end it', async () => {
    await zoom.click();
    const before = await viewOf(page);
    const { x, y, width, height } = (await zoom.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 120, y + height / 2 - 60, { steps: 5 });
    await page.mouse.up();
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    const after = await viewOf(page);
    expect(after.x).toBeGreaterThan(before.x);
    expect(after.y).toBeGreaterThan(before.y);
    await page.keyboard.press('Escape');
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('a small picture becomes the large one, without a request for the page', async () => {
    const count = await thumbs.count();
    expect(count).toBeGreaterThan(1);
    await expect(thumbs.first()).toHaveAttribute('aria-current', 'true');
    const first = await large.getAttribute('src');
    await page.getByRole('link', { name: `Picture 2 of ${count}` }).click();
    await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
    expect(await large.getAttribute('src')).not.toBe(first);
    await expect(page).toHaveURL(address);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('R073: a tap zooms and another ends it', async ({ page }) => {
    const { zoom } = galleryOf(page);
    await zoom.tap();
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    await zoom.tap();
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R072: small pictures are links to the large ones, and nothing is dead', async ({
    page,
  }) => {
    const { thumbs, large, zoom } = galleryOf(page);
    await expect(zoom).toBeHidden();
    const first = await large.getAttribute('src');
    await thumbs.nth(1).click();
    await expect(page).toHaveURL(`${address}?picture=2`);
    await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
    expect(await large.getAttribute('src')).not.toBe(first);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Request Consultation', exact: true }),
    ).toHaveAttribute('href', '/contact#consultation-form');
  });
});
