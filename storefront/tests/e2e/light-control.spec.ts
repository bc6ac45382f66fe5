import { expect, test } from '../fixtures/test';

const sentences = [
  ['Light Filtering', 'Day', 'Soft, even light.'],
  ['Light Filtering', 'Night', 'shapes show from the street'],
  ['Room Darkening', 'Day', 'Blocks about 90-95% of light'],
  ['Room Darkening', 'Night', 'Street lamps lose their glare'],
  ['Blackout', 'Day', 'Blocks up to 99% of light, with 100% UV protection'],
  ['Blackout', 'Night', 'Dark enough to sleep'],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('R167 R213: each cloth and time of day has its sentence', async ({ page }) => {
      await page.goto('/products/dusk-motorized-roller');
      const explainer = page.getByRole('region', { name: 'Light control, by day and by night' });
      await expect(explainer.getByRole('radio', { name: 'Room Darkening' })).toBeChecked();
      for (const [cloth, time, sentence] of sentences) {
        await explainer.getByRole('radio', { name: cloth }).check();
        await explainer.getByRole('radio', { name: time }).check();
        await expect(explainer.getByText(sentence)).toBeVisible();
        for (const [, , other] of sentences.filter((row) => row[2] !== sentence)) {
          await expect(explainer.getByText(other)).toBeHidden();
        }
      }
    });
  });
}
