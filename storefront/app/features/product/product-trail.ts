import { categoryPath, productsPath } from '#app/lib/paths';
import type { Crumb } from '#app/ui/Breadcrumbs';
import type { ProductView } from './product-view';

/** Where a product's page stands; `name` is the page itself. */
export function productTrail(name: string, category: ProductView['category'] = null): Crumb[] {
  return [
    { label: 'Home', to: '/' },
    { label: 'Products', to: productsPath() },
    ...(category ? [{ label: category.name, to: categoryPath(category.slug) }] : []),
    { label: name },
  ];
}
