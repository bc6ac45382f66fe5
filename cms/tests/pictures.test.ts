import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { getDesk, type Desk } from './setup/desk';
import { paint, upload, uploadPicture } from './setup/pictures';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

const fileOf = (url: string) => path.join(desk.dataDir, 'public', url);
const sizes = (formats: Record<string, { width: number }>) =>
  Object.fromEntries(
    Object.entries(formats)
      .filter(([key]) => /^(webp|avif)_/.test(key))
      .map(([key, { width }]) => [key, width]),
  );

describe('an uploaded picture', () => {
  it('R210: is offered 480, 800 and 1200 px wide in webp and avif', async () => {
    const bytes = await paint(1600, 900).jpeg().toBuffer();
    const { formats } = await uploadPicture(desk, { bytes });
    expect(sizes(formats)).toEqual({
      webp_480: 480,
      webp_800: 800,
      webp_1200: 1200,
      avif_480: 480,
      avif_800: 800,
      avif_1200: 1200,
    });
    for (const [key, { url, mime, width, height }] of Object.entries(formats)) {
      if (!/^(webp|avif)_/.test(key)) continue;
      const stored = await sharp(fileOf(url)).metadata();
      expect(stored).toMatchObject({ width, height, mediaType: mime });
      expect(height).toBe(Math.round((width * 9) / 16));
      const answer = await fetch(desk.url + url);
      expect(answer.headers.get('content-type')).toBe(mime);
    }
  });

  it.each([
    [300, { webp_480: 300, avif_480: 300 }],
    [800, { webp_480: 480, avif_480: 480, webp_800: 800, avif_800: 800 }],
    [
      1000,
      {
        webp_480: 480,
        avif_480: 480,
        webp_800: 800,
        avif_800: 800,
        webp_1200: 1000,
        avif_1200: 1000,
      },
    ],
  ])('R210: of %d px is never enlarged', async (width, expected) => {
    const { formats } = await uploadPicture(desk, {
      bytes: await paint(width, 200).png().toBuffer(),
      name: 'small.png',
      type: 'image/png',
    });
    expect(sizes(formats)).toEqual(expected);
  });

  it('comes with a blurred preview small enough to travel in the page', async () => {
    const { formats } = await uploadPicture(desk);
    const url = formats.preview?.url ?? '';
    expect(url).toMatch(/^data:image\/webp;base64,/);
    expect(url.length).toBeLessThan(1000);
    const preview = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata();
    expect(preview.width).toBe(24);
  });

  it.each([
    ['avif', () => paint(500, 400).avif({ effort: 0 }).toBuffer()],
    ['webp', () => paint(500, 400).webp().toBuffer()],
  ])('may be an %s itself', async (type, make) => {
    const { formats } = await uploadPicture(desk, {
      bytes: await make(),
      name: `own.${type}`,
      type: `image/${type}`,
    });
    expect(sizes(formats)).toMatchObject({ webp_480: 480, avif_480: 480 });
  });

  it('does not tell where the photographer stood, and is upright', async () => {
    const bytes = await paint(600, 400)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '51/1 3/1 0/1' }, IFD0: { Artist: 'Dana' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { url, width, height } = await uploadPicture(desk, { bytes });
    const stored = await sharp(fileOf(url)).metadata();
    expect(stored.exif).toBeUndefined();
    expect([stored.width, stored.height]).toEqual([400, 600]);
    expect([width, height]).toEqual([400, 600]);
  });

  it('without camera data is kept byte for byte', async () => {
    const bytes = await paint(600, 400).jpeg().toBuffer();
    const { url } = await uploadPicture(desk, { bytes });
    const answer = await fetch(desk.url + url);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('that replaces another gets new addresses for what browsers keep, and removes the old files', async () => {
    const before = await uploadPicture(desk, { bytes: await paint(900, 600).jpeg().toBuffer() });
    const after = await uploadPicture(desk, {
      bytes: await paint(900, 600).linear(0.4).jpeg().toBuffer(),
      replaces: before.id,
    });
    expect(after.url).toBe(before.url);
    for (const key of ['webp_480', 'avif_480', 'webp_800', 'avif_800']) {
      const [old, now] = [before.formats[key]?.url ?? '', after.formats[key]?.url ?? ''];
      expect(now).not.toBe(old);
      expect(existsSync(fileOf(now))).toBe(true);
      expect(existsSync(fileOf(old))).toBe(false);
    }
    expect(after.formats.preview?.url).not.toBe(before.formats.preview?.url);
  });
});

describe('a file that is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const page = '<!doctype html><script>alert(1)</script>';

  it.each([
    ['an SVG', 'mark.svg', 'image/svg+xml', svg],
    ['an SVG with an XML head', 'mark.svg', 'image/svg+xml', `<?xml version="1.0"?>${svg}`],
    ['an SVG that calls itself a PNG', 'mark.png', 'image/png', svg],
    ['a page that calls itself a JPEG', 'photo.jpg', 'image/jpeg', page],
    ['a page', 'page.html', 'text/html', page],
    ['a GIF', 'old.gif', 'image/gif', 'GIF89a'],
    ['a program', 'tool.exe', 'application/octet-stream', 'MZ'],
  ])('is %s', async (_, name, type, content) => {
    const { status } = await upload(desk, { name, type, bytes: Buffer.from(content) });
    expect(status).toBe(400);
  });

  it('is a picture that was cut off', async () => {
    const whole = await paint(800, 600).jpeg().toBuffer();
    const { status } = await upload(desk, { bytes: whole.subarray(0, whole.length / 2) });
    expect(status).toBe(400);
  });

  it('is a picture of more pixels than memory should hold', async () => {
    const bytes = await sharp({
      create: { width: 10_000, height: 6000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect(bytes.length).toBeLessThan(1_000_000);
    expect((await upload(desk, { name: 'bomb.png', type: 'image/png', bytes })).status).toBe(400);
  });

  it('is larger than 15 MB', async () => {
    const bytes = Buffer.concat([
      await paint(100, 100).jpeg().toBuffer(),
      Buffer.alloc(16 * 1024 * 1024),
    ]);
    expect((await upload(desk, { bytes })).status).toBe(413);
  });
});
