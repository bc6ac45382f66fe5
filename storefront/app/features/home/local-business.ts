import { openingHours, showroom } from '#app/domain/showroom';
import { phoneHref, type Brand } from '#app/lib/brand';

/** What the shop offers, in the words of spec §2.3. */
const offers = ['Custom blinds', 'Affordable shades', 'Motorized options'] as const;

const canada = { '@type': 'Country', name: 'Canada' } as const;

/**
 * The shop as schema.org's local business (spec §2.3): price range $$, in Canada, serving Canada, three offers.
 * @param imagePath root-relative address of a picture of its work
 */
export function buildLocalBusiness(brand: Brand, imagePath: string) {
  return {
    '@type': 'HomeGoodsStore',
    '@id': `${brand.siteUrl}/#business`,
    name: brand.name,
    description:
      'Custom blinds and shades, handcrafted in Canada and measured to the exact specifications of each window.',
    url: `${brand.siteUrl}/`,
    image: new URL(imagePath, brand.siteUrl).href,
    telephone: phoneHref(brand.phone).replace('tel:', ''),
    email: brand.email,
    foundingDate: '1995',
    priceRange: '$$',
    currenciesAccepted: 'CAD',
    address: {
      '@type': 'PostalAddress',
      streetAddress: showroom.street,
      addressLocality: showroom.city,
      addressRegion: showroom.provinceCode,
      addressCountry: showroom.countryCode,
    },
    areaServed: canada,
    openingHoursSpecification: openingHours
      .filter(({ opens }) => opens !== undefined)
      .map(({ dayNames, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: dayNames,
        opens,
        closes,
      })),
    makesOffer: offers.map((name) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Product', name },
      areaServed: canada,
    })),
  };
}
