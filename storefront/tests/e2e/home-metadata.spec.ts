import { readPageFacts } from '../fixtures/page-facts';
import { expect, test } from '../fixtures/test';

test('R006 R041 R042: title, description, keywords, canonical address and structured data', async ({
  request,
  shop,
}) => {
  const html = await (await request.get('/')).text();
  const { titles, descriptions, keywords, canonicals, structuredData } = readPageFacts(html);
  expect(titles).toEqual([expect.stringMatching(/^.{10,} - Northlight Blinds$/)]);
  expect(descriptions).toEqual([expect.stringMatching(/.{50,}/)]);
  expect(keywords).toEqual([expect.stringMatching(/.+,.+/)]);
  const canonical = expect.stringMatching(new RegExp(`^${shop.url}/?$`));
  expect(canonicals).toEqual([canonical]);

  await test.step('an address with parameters has the same canonical', async () => {
    const letter = await (await request.get('/?utm_source=letter')).text();
    expect(readPageFacts(letter).canonicals).toEqual([canonical]);
  });

  await test.step('a local business of Canada and its three offers', () => {
    const business = structuredData.find((entry) => /Business|Store/.test(String(entry['@type'])));
    expect(business).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Northlight Blinds',
      priceRange: '$$',
      address: { addressCountry: 'CA' },
    });
    expect(JSON.stringify(business?.areaServed)).toContain('Canada');
    const offers = JSON.stringify(business).toLowerCase();
    for (const offer of ['custom blinds', 'affordable shades', 'motorized options']) {
      expect(offers).toContain(offer);
    }
  });
});
