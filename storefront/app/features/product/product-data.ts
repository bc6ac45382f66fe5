import type { Brand } from '#app/lib/brand';
import { productPath } from '#app/lib/paths';
import type { ProductView } from './product-view';

/** A product as schema.org's Product with its offer; addresses in full. */
export function buildProductData(product: ProductView, brand: Brand) {
  const { slug, name, price, summary, pictures, category, inStock } = product;
  const absolute = (address: string) => new URL(address, brand.siteUrl).href;
  const url = absolute(productPath(slug));
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    url,
    sku: slug,
    description: summary,
    image: pictures.map((picture) => absolute(picture.url)),
    ...(category && { category: category.name }),
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'Offer',
      url,
      // Cents are whole numbers: this cannot round.
      price: (price / 100).toFixed(2),
      priceCurrency: 'CAD',
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}
