import { describe, expect, it } from 'vitest';

import { defaultBrand } from '#app/lib/brand';
import { serializeJsonLd } from '#app/seo/json-ld';
import { buildLocalBusiness } from './local-business';

const brand = { ...defaultBrand, siteUrl: 'https://shop.test' };

describe('buildLocalBusiness', () => {
  const business = buildLocalBusiness(brand, '/assets/social.jpg');

  it('R042: says price range, country and service area', () => {
    expect(business).toMatchObject({
      priceRange: '$$',
      address: { addressCountry: 'CA' },
      areaServed: { '@type': 'Country', name: 'Canada' },
    });
  });

  it('R042: has the three offers', () => {
    expect(business.makesOffer.map(({ itemOffered }) => itemOffered.name)).toEqual([
      'Custom blinds',
      'Affordable shades',
      'Motorized options',
    ]);
  });

  it('R042 R214: takes name, phone and addresses from the brand, and the hours of the shop', () => {
    expect(business).toMatchObject({
      name: brand.name,
      telephone: '+14035550142',
      url: 'https://shop.test/',
      image: 'https://shop.test/assets/social.jpg',
    });
    expect(business.openingHoursSpecification.map(({ opens, closes }) => [opens, closes])).toEqual([
      ['09:00', '17:00'],
      ['10:00', '15:00'],
    ]);
  });

  it('R042: survives a brand name that would end the script element', () => {
    const text = serializeJsonLd(buildLocalBusiness({ ...brand, name: '</script><b>' }, '/a.jpg'));
    expect(text).not.toContain('</script');
    expect(JSON.parse(text)).toMatchObject({ name: '</script><b>' });
  });
});
