/// <reference lib="dom" />
/* global document, HTMLInputElement, requestAnimationFrame */

/**
 * Moves the first slider of the room preview and times each redraw. It runs in the page, so it can use
 * nothing of this file.
 *
 * @param {number} count
 */
export async function timeRedraws(count) {
  const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('main canvas'));
  const slider = /** @type {HTMLInputElement} */ (
    document.querySelector('main input[type="range"]')
  );
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const pixel = () => context.getImageData(250, 300, 1, 1).data.join();
  const seen = new Set([pixel()]);
  const times = [];
  for (let turn = 0; turn < count; turn++) {
    await new Promise(requestAnimationFrame);
    setValue?.call(slider, String((turn % 50) * 10));
    const started = performance.now();
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    seen.add(pixel());
    times.push(performance.now() - started);
  }
  if (seen.size < 2) throw new Error('The drawing did not follow the slider.');
  return times;
}
