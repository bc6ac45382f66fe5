import sharp from 'sharp';
import { expect, it } from 'vitest';

import { isCutOff } from './is-cut-off';

const picture = sharp({
  create: {
    width: 320,
    height: 240,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});

it.each(['jpeg', 'png', 'webp'] as const)('R141: a whole %s is whole', async (format) => {
  const bytes = await picture.clone().toFormat(format).toBuffer();
  expect(isCutOff(bytes)).toBe(false);
  expect(isCutOff(Buffer.concat([bytes, Buffer.alloc(200, 1)]))).toBe(false);
});

it.each(['jpeg', 'png'] as const)('R141: a %s that breaks off anywhere is not', async (format) => {
  const bytes = await picture.clone().toFormat(format).toBuffer();
  for (const share of [0.05, 0.5, 0.99]) {
    expect(isCutOff(bytes.subarray(0, Math.floor(bytes.length * share)))).toBe(true);
  }
});

it('R141: the end of the preview inside a photo is not the end of the photo', async () => {
  const [photo, preview] = await Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture.clone().resize(40).jpeg().toBuffer(),
  ]);
  const length = preview.length + 2;
  const segment = Buffer.from([0xff, 0xe1, length >> 8, length & 255]);
  const whole = Buffer.concat([photo.subarray(0, 2), segment, preview, photo.subarray(2)]);
  expect(isCutOff(whole)).toBe(false);
  expect(isCutOff(whole.subarray(0, whole.length - 500))).toBe(true);
});

it('what is no picture that it knows is left to the browser', () => {
  expect(isCutOff(Buffer.from('heic'))).toBe(false);
  expect(isCutOff(new Uint8Array())).toBe(false);
});
