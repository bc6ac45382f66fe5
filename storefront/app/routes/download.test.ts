import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { appIcon, favicon, logos, qrCode, toSavedName } from '#app/domain/brand-assets';

async function get(file: string) {
  const { loader } = await import('./download');
  const request = new Request(`https://shop.test/downloads/${file}`);
  return loader({ request, params: { file }, context: {} });
}

async function bytesOf(file: string) {
  return Buffer.from(await (await get(file)).arrayBuffer());
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('GET /downloads/{file}', () => {
  it.each([...logos, qrCode, appIcon])(
    'R151: $file is a PNG of the stated size, under a friendlier name',
    async ({ file, width, height, savedAs }) => {
      const answer = await get(file);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': `attachment; filename="northlight-blinds-${savedAs}"`,
        'x-content-type-options': 'nosniff',
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-length')).toBe(String(bytes.length));
      const picture = await sharp(bytes).metadata();
      expect(picture).toMatchObject({ format: 'png', width, height });
    },
  );

  it('R151: sizes are those of the specification, and the logos stand on nothing', async () => {
    expect([qrCode.width, qrCode.height]).toEqual([1000, 1000]);
    expect([appIcon.width, appIcon.height]).toEqual([512, 512]);
    for (const { file } of logos) {
      const { channels } = await sharp(await bytesOf(file)).stats();
      expect(channels[3]?.min).toBe(0);
    }
  });

  it('R151: the favicon is an ICO that holds one picture of 16 by 16', async () => {
    const bytes = await bytesOf(favicon.file);
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 16, 16]);
    const [length, offset] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
    const picture = await sharp(bytes.subarray(offset, offset + length)).metadata();
    expect(picture).toMatchObject({ format: 'png', width: 16, height: 16 });
    expect(offset + length).toBe(bytes.length);
  });

  it.each(['https://www.northlight.test', 'http://127.0.0.1:3000'])(
    'R151: the code scans to SITE_URL %s, with a white border',
    async (siteUrl) => {
      vi.stubEnv('SITE_URL', siteUrl);
      const { data, info } = await sharp(await bytesOf(qrCode.file))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
      expect(code?.data).toBe(siteUrl);
      expect(code?.location.topLeftCorner.x).toBeGreaterThan(4 * 20);
    },
  );

  it.each(['nothing.png', '', '../package.json', 'logo-primary.svg'])(
    'has no file "%s"',
    async (file) => {
      expect((await get(file)).status).toBe(404);
    },
  );
});

describe('toSavedName', () => {
  it('makes a plain name of whatever the shop is called', () => {
    expect(toSavedName(appIcon, 'Café "Été" & Söhne')).toBe('cafe-ete-sohne-app-icon.png');
    expect(toSavedName(appIcon, '窓')).toBe('app-icon.png');
  });
});
