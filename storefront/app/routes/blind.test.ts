import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { blindPath, blindStyles } from '#app/domain/room-preview/blind-styles';
import { loader } from './blind';

function get(file: string) {
  const request = new Request(`https://shop.test/blinds/${file}`);
  return loader({ request, params: { file }, context: {} });
}

describe('GET /blinds/{file}', () => {
  it.each(blindStyles)('R142: $file, the $label, is a PNG on nothing', async ({ value, file }) => {
    expect(blindPath(value)).toBe(`/blinds/${file}`);
    const answer = get(file);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    const { format, width, hasAlpha } = await sharp(bytes).metadata();
    expect({ format, hasAlpha }).toEqual({ format: 'png', hasAlpha: true });
    expect(width).toBeGreaterThanOrEqual(600);
  });

  it.each(['blind4.png', '', '../blind1.png', 'constructor'])('has no file "%s"', (file) => {
    expect(get(file).status).toBe(404);
  });
});
