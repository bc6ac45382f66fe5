import { openWithStillClock } from '../fixtures/clock';
import { expect, test, type Page } from '../fixtures/test';

const slide = 6_000;

/** Number of the room that is marked as current, 1 to 5. */
function currentRoom(page: Page) {
  return page
    .getByRole('region', { name: 'Rooms' })
    .getByRole('button', { name: /^Show room \d of 5$/ })
    .and(page.locator('[aria-current="true"]'));
}

const roomOf = (number: number) => `Show room ${number} of 5`;

/** The home page, its time standing still, the first room at the start of its period, no pointer on it. */
async function openAtFirstRoom(page: Page): Promise<void> {
  await openWithStillClock(page, '/');
  await page.getByRole('button', { name: roomOf(1) }).click();
  await page.mouse.move(0, 0);
}

test('R030 R031: headline, two ways on, and five rooms to choose by slat and arrow key', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Rooms' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Shop Collections' })).toHaveAttribute(
    'href',
    '/products',
  );
  await expect(hero.getByRole('link', { name: 'Request Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );

  await test.step('each of the five rooms has a picture that says what it shows', async () => {
    const seen = new Set<string>();
    for (const number of [1, 2, 3, 4, 5]) {
      await page.getByRole('button', { name: roomOf(number) }).click();
      await expect(currentRoom(page)).toHaveAccessibleName(roomOf(number));
      const picture = hero.getByRole('img').first();
      await expect(picture).toHaveAccessibleName(/\w+ \w+/);
      seen.add((await picture.getAttribute('alt')) ?? '');
    }
    expect(seen.size).toBe(5);
  });

  await test.step('the arrow keys go on and back', async () => {
    await page.getByRole('button', { name: roomOf(4) }).click();
    await expect(currentRoom(page)).toHaveAccessibleName(roomOf(4));
    await page.keyboard.press('ArrowRight');
    await expect(currentRoom(page)).toHaveAccessibleName(roomOf(5));
    await page.keyboard.press('ArrowLeft');
    await expect(currentRoom(page)).toHaveAccessibleName(roomOf(4));
  });
});

test('R030: keys that follow each other before the browser finds time to draw all count', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: roomOf(4) }).click();
  await expect(currentRoom(page)).toHaveAccessibleName(roomOf(4));
  await page.getByRole('button', { name: roomOf(4) }).evaluate(async (slat) => {
    for (const key of ['ArrowRight', 'ArrowLeft']) {
      slat.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      // React answers a key before this goes on; what it puts off has no time to happen.
      await Promise.resolve();
    }
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100)));
  });
  await expect(currentRoom(page)).toHaveAccessibleName(roomOf(4));
});

test('R030: five rooms follow each other every 6,000 ms, round and round, and rest by button and pointer', async ({
  page,
}) => {
  await openAtFirstRoom(page);
  for (const next of [2, 3, 4, 5, 1]) {
    await page.clock.runFor(slide - 100);
    await expect(currentRoom(page)).not.toHaveAccessibleName(roomOf(next));
    await page.clock.runFor(100);
    await expect(currentRoom(page)).toHaveAccessibleName(roomOf(next));
  }

  await test.step('the pause button stops the rooms and starts them again', async () => {
    await page.getByRole('button', { name: 'Pause slideshow' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3 * slide);
    await expect(currentRoom(page)).toHaveAccessibleName(roomOf(1));
    await page.getByRole('button', { name: 'Play slideshow' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(slide);
    await expect(currentRoom(page)).toHaveAccessibleName(roomOf(2));
  });

  await test.step('the rooms rest under the pointer', async () => {
    await page.getByRole('button', { name: roomOf(3) }).hover();
    await page.clock.runFor(2 * slide);
    await expect(currentRoom(page)).toHaveAccessibleName(roomOf(2));
  });
});

test('R030: with reduced motion the rooms do not move by themselves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtFirstRoom(page);
  await page.clock.runFor(3 * slide);
  await expect(currentRoom(page)).toHaveAccessibleName(roomOf(1));
});

test('R031: the first button is on the first screen of a phone, however short', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('link', { name: 'Shop Collections' });
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(button, `${width} by ${height}`).toBeInViewport({ ratio: 1 });
  }
});
