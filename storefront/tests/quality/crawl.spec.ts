import { crawl } from '../fixtures/crawl';
import { expect, test } from '../fixtures/test';

/** Linked from the header, and no pages of this shop (spec §2.1). */
const missingOnPurpose = ['/cart', '/login'];

test('R006 R016 R041: no link of the site is dead, and every page can be found and told apart', async ({
  request,
  shop,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const { visits, fragments } = await crawl(request, shop.url, ['/', ...listed]);

  await test.step('every address answers', () => {
    const dead = [...visits]
      .filter(([to, { status }]) => status !== (missingOnPurpose.includes(to) ? 404 : 200))
      .map(([to, { status, from }]) => `${to} answers ${status}, linked from ${from}`);
    expect.soft(dead).toEqual([]);
  });

  await test.step('every fragment has its place', () => {
    const lost = fragments
      .filter(({ to, id }) => !visits.get(to)?.facts.ids.has(id))
      .map(({ to, id, from }) => `${to}#${id}, linked from ${from}`);
    expect.soft(lost).toEqual([]);
  });

  const pages = [...visits].filter(([, { status, isPage }]) => status === 200 && isPage);

  await test.step('every page has a title, a heading, a description and its address', () => {
    const poor = pages.flatMap(([to, { facts }]) => {
      const { titles, headings, descriptions, canonicals } = facts;
      const whole =
        titles.length === 1 &&
        /^\S.* - Northlight Blinds$/.test(titles[0] ?? '') &&
        headings.length === 1 &&
        headings[0] !== '' &&
        descriptions.length === 1 &&
        (descriptions[0]?.length ?? 0) >= 50 &&
        canonicals.length === 1 &&
        canonicals[0] === new URL(new URL(to, shop.url).pathname, shop.url).href;
      return whole ? [] : [{ to, titles, headings, descriptions, canonicals }];
    });
    expect.soft(poor).toEqual([]);
  });

  await test.step('no two pages have one title or one description', () => {
    const plain = pages.filter(([to]) => !to.includes('?'));
    for (const kind of ['titles', 'descriptions'] as const) {
      const texts = plain.map(([to, { facts }]) => `${facts[kind][0]}\n${to}`).sort();
      const twins = texts.filter(
        (text, index) => text.split('\n')[0] === texts[index - 1]?.split('\n')[0],
      );
      expect.soft(twins).toEqual([]);
    }
  });

  await test.step('every page that is linked is in the sitemap', () => {
    const unlisted = pages.map(([to]) => to).filter((to) => !to.includes('?'));
    expect.soft(unlisted.filter((to) => !listed.includes(to))).toEqual([]);
  });
});
