import { describe, expect, it } from 'vitest';
import { fakeCms } from '#tests/setup/fake-cms';

const cms = fakeCms();
const hashed = 'roller_ee1f_800_4f68246767da1d93.webp';

async function get(name: string) {
  const { loader } = await import('./media');
  const request = new Request(`https://shop.test/media/${encodeURIComponent(name)}`);
  return loader({ request, params: { '*': name }, context: {} });
}

describe('GET /media/{file}', () => {
  it('R210: hands out a picture, for ever when its name has the hash of its content', async () => {
    cms.hasFile(hashed, 'image/webp', 'picture');
    const answer = await get(hashed);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('picture');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '7',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  it('hands out an original for a short while only: its address may show another tomorrow', async () => {
    cms.hasFile('roller_ee1f.jpg', 'image/jpeg', 'picture');
    const answer = await get('roller_ee1f.jpg');
    expect(answer.headers.get('cache-control')).not.toContain('immutable');
  });

  it('does not show the token to the public store of uploads', async () => {
    cms.hasFile(hashed, 'image/webp', 'picture');
    await get(hashed);
    expect(cms.calls[0]?.authorization).toBeNull();
  });

  it('keeps it in memory, also while the CMS is away', async () => {
    cms.hasFile(hashed, 'image/webp', 'picture');
    await get(hashed);
    cms.isAway();
    expect(await (await get(hashed)).text()).toBe('picture');
    expect(cms.calls).toHaveLength(1);
  });

  it('asks again after a report on the media library', async () => {
    cms.hasFile('roller_ee1f.jpg', 'image/jpeg', 'old');
    await get('roller_ee1f.jpg');
    cms.hasFile('roller_ee1f.jpg', 'image/jpeg', 'new');
    const { revalidate } = await import('#app/cms/revalidate.server');
    revalidate({ event: 'media.update' });
    expect(await (await get('roller_ee1f.jpg')).text()).toBe('new');
  });
});

describe('no picture', () => {
  it('that the CMS does not have is 404', async () => {
    cms.hasFile('another.webp', 'image/webp', 'picture');
    const answer = await get(hashed);
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no such picture.']);
  });

  it('while the CMS is away is 503, without a word on our insides', async () => {
    cms.isAway();
    const answer = await get(hashed);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('The picture cannot be had right now.');
  });

  it.each(['text/html', 'image/svg+xml', 'image/png'])(
    'is what comes as %s under the name of a webp',
    async (type) => {
      cms.hasFile(hashed, type, '<script>alert(1)</script>');
      expect((await get(hashed)).status).toBe(503);
    },
  );

  it.each(['../.env', '..%2f.env', 'a/b.webp', 'roller.svg', 'roller.html', ''])(
    'is %j, and the CMS is not even asked',
    async (name) => {
      expect((await get(name)).status).toBe(404);
      expect(cms.calls).toEqual([]);
    },
  );
});
