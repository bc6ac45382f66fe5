import { tabTo } from '../fixtures/keyboard';
import { stretchedPhoto } from '../fixtures/room-photo';
import { openPreview, roomPreviewOf, savedBy } from '../fixtures/room-preview';
import { expect, test } from '../fixtures/test';
import { fingersOn, pointOf } from '../fixtures/touch';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('R142 R143 R147: one finger moves the blind and its corners, two pinch it, the page scrolls beside it', async ({
    page,
  }) => {
    const { canvas, blind, sample, style, save, numbers } = await openPreview(page);
    await sample('Living room').tap();
    await style.selectOption('White Vertical Blind');
    await expect(save).toBeVisible();
    await canvas.scrollIntoViewIfNeeded();
    const draw = await fingersOn(page);
    const { width } = (await canvas.boundingBox()) ?? { width: 0 };
    /** Of the drawing on the screen. */
    const pixels = (count: number) => (count / 800) * width;
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();

    await test.step('drag', async () => {
      const from = await pointOf(blind);
      await draw({ from, to: { x: from.x + pixels(80), y: from.y - pixels(100) } });
      await expect.poll(numbers).toEqual([280, 100, 300, 200, 0.9]);
    });

    await test.step('pull a corner', async () => {
      const from = await pointOf(blind, 1, 1);
      await draw({ from, to: { x: from.x + pixels(60), y: from.y + pixels(40) } });
      await expect.poll(numbers).toEqual([280, 100, 360, 240, 0.9]);
    });

    await test.step('pinch around the middle of the blind', async () => {
      const { x, y } = await pointOf(blind);
      const [near, far] = [pixels(80), pixels(120)];
      await draw(
        { from: { x: x - near, y }, to: { x: x - far, y } },
        { from: { x: x + near, y }, to: { x: x + far, y } },
      );
      await expect.poll(numbers).toEqual([190, 40, 540, 360, 0.9]);
      expect(await scrolled()).toBe(before);
    });

    await test.step('a finger beside the blind scrolls the page', async () => {
      const from = await pointOf(canvas, 0.1, 0.95);
      await draw({ from, to: { x: from.x, y: from.y - 160 } });
      await expect.poll(scrolled).toBeGreaterThan(before);
      expect(await numbers()).toEqual([190, 40, 540, 360, 0.9]);
    });

    const { name } = await savedBy(page, () => save.tap());
    expect(name).toBe('room-with-blinds.png');
  });
});

test('R141 R142 R143 R147: the whole way by keyboard alone, and what a screen reader is told', async ({
  page,
}) => {
  const preview = await openPreview(page);
  const { announcement, blind, canvas, style, slider, save, numbers } = preview;

  await test.step('a photo, a blind, a slider', async () => {
    // Listened for before the way there: the browser is asked to hand the dialog over, and that takes a moment.
    const photo = await stretchedPhoto();
    page.once('filechooser', (chooser) => void chooser.setFiles(photo));
    await tabTo(page, preview.photo);
    await page.keyboard.press('Enter');
    await expect(canvas).toHaveAccessibleName('Preview: my-room.png');
    await tabTo(page, style);
    await page.keyboard.type('Wood');
    await expect(announcement).toHaveText(
      'Wooden Shade. Blind 200 from the left, 200 from the top, 300 wide, 200 high.',
    );
    await expect(save).toBeVisible();
    await tabTo(page, slider('Transparency'));
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
    await expect.poll(numbers).toEqual([200, 200, 300, 200, 0.75]);
  });

  await test.step('the blind itself, by arrow keys', async () => {
    await tabTo(page, blind, 'Shift+Tab');
    await expect(blind).toHaveAccessibleDescription(/Arrow keys move the blind; with Shift/);
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(announcement).toHaveText(
      'Wooden Shade. Blind 210 from the left, 190 from the top, 290 wide, 200 high.',
    );
    expect(await numbers()).toEqual([210, 190, 290, 200, 0.75]);
    await page.keyboard.press('Control+z');
    await expect(announcement).toHaveText(/^Undone\..* 300 wide, 200 high\.$/);
    await page.keyboard.press('Control+y');
    await expect.poll(numbers).toEqual([210, 190, 290, 200, 0.75]);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  await test.step('undo keeps the focus when it comes to its end', async () => {
    await tabTo(page, preview.tool('Undo'));
    for (let step = 0; step < 8; step++) await page.keyboard.press('Enter');
    await expect(preview.tool('Undo')).toBeDisabled();
    await expect(preview.tool('Undo')).toBeFocused();
    await expect(announcement).toHaveText('Undone. No blind on the picture.');
    for (let step = 0; step < 8; step++) await page.keyboard.press('Control+Shift+z');
    await expect.poll(numbers).toEqual([210, 190, 290, 200, 0.75]);
  });

  await test.step('save', async () => {
    await tabTo(page, save);
    const { name } = await savedBy(page, () => page.keyboard.press('Enter'));
    expect(name).toBe('room-with-blinds.png');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R140: the page says what it needs, and where else to look', async ({ page }) => {
    await page.goto('/room-preview');
    const main = page.getByRole('main');
    const note = main.getByText('needs JavaScript');
    await expect(note).toBeVisible();
    await expect(note.getByRole('link').first()).toHaveAttribute('href', '/products');
    await expect(roomPreviewOf(page).style).toBeHidden();
  });
});
