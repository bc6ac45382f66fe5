import { allowConsole, browserNotes } from '../fixtures/console';
import { openWithStillClock } from '../fixtures/clock';
import { consultationForm, fillConsultation, newEnquiry } from '../fixtures/consultation';
import { expect, test, type Page } from '../fixtures/test';

// One kind of toast needs a request that fails, and the browser notes that by itself.
test.use(allowConsole(browserNotes.aborted));

const area = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const success = (page: Page) => area(page).getByRole('status');
const failure = (page: Page) => area(page).getByRole('alert');

/** Sends a valid consultation request, the first or another: its confirmation is a toast. */
async function raiseSuccess(page: Page): Promise<void> {
  await expect(success(page)).toHaveCount(0);
  const another = page.getByRole('button', { name: 'Send another' });
  if (await another.isVisible()) await another.click();
  await fillConsultation(page, newEnquiry());
  await consultationForm(page).submit.click();
  await expect(success(page)).toBeVisible();
}

/** Sends a request that does not get through: its notice is a destructive toast. */
async function raiseFailure(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    return route.request().method() === 'POST' ? route.abort() : route.continue();
  });
  await fillConsultation(page, newEnquiry());
  await consultationForm(page).submit.click();
  await expect(failure(page)).toBeVisible();
  await page.unroute('**/*');
}

/** Hovers first, because a toast that is still being uncovered lets the pointer through. */
async function swipe(page: Page, { from, by }: { from: number; by: number }): Promise<void> {
  await success(page).hover({ position: { x: from, y: 12 } });
  const { x = 0, y = 0 } = (await success(page).boundingBox()) ?? {};
  await page.mouse.move(x + from, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + from + by, y + 12, { steps: 5 });
  await page.mouse.up();
}

test.beforeEach(async ({ page }) => {
  await openWithStillClock(page, '/');
});

test('R160 R161: a toast has a title and a text, can be dismissed, and stays for 5,000 ms in which nobody minds it', async ({
  page,
}) => {
  await test.step('title, text and a button to dismiss it', async () => {
    await raiseSuccess(page);
    await expect(success(page)).toContainText('Consultation Request Submitted');
    await expect(success(page)).toContainText(
      'We will contact you shortly to schedule your consultation.',
    );
    await success(page).getByRole('button', { name: 'Dismiss notification' }).click();
    await expect(success(page)).toHaveCount(0);
    await page.mouse.move(700, 10);
  });

  await test.step('it stays for 5,000 ms', async () => {
    await raiseSuccess(page);
    await page.mouse.move(700, 10);
    await page.clock.runFor(4_999);
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(success(page)).toHaveCount(0);
  });

  await test.step('its time stands still while the pointer rests on it', async () => {
    await raiseSuccess(page);
    await page.clock.runFor(3_000);
    await success(page).hover();
    await page.clock.runFor(60_000);
    await expect(success(page)).toBeVisible();
    await page.mouse.move(700, 10);
    await page.clock.runFor(1_999);
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(success(page)).toHaveCount(0);
  });

  await test.step('F8 moves the focus to the toasts, where time stands still', async () => {
    await raiseSuccess(page);
    await page.keyboard.press('F8');
    await expect(area(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Dismiss notification' })).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(success(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(success(page)).toHaveCount(0);
  });
});

test('R160 R161: the destructive toast is an alert, a new one takes its place, and 50 px of swiping to the right end it', async ({
  page,
}) => {
  await test.step('the alert and what follows it', async () => {
    await raiseFailure(page);
    await expect(failure(page)).toContainText('Error');
    await raiseSuccess(page);
    await expect(failure(page)).toHaveCount(0);
    await expect(success(page)).toHaveCount(1);
  });

  await test.step('a swipe to the left does nothing', async () => {
    await swipe(page, { from: 200, by: -180 });
    await expect(success(page)).toHaveCount(1);
  });

  for (const [pixels, left] of [
    [49, 1],
    [50, 0],
  ] as const) {
    await test.step(`${pixels} px to the right`, async () => {
      await swipe(page, { from: 40, by: pixels });
      await expect(success(page)).toHaveCount(left);
    });
  }
});
