import { capitalizeWords } from '#app/domain/capitalize-words';
import { productsPath } from '#app/lib/paths';
import type { Crumb } from '#app/ui/Breadcrumbs';

/** Where a landing page stands: `/products/roller-blinds/blackout` is below `/products/roller-blinds`. */
export function landingTrail(path: string, title: string): Crumb[] {
  const [, , family = '', ...rest] = path.split('/');
  return [
    { label: 'Home', to: '/' },
    { label: 'Products', to: productsPath() },
    ...(rest.length > 0
      ? [{ label: capitalizeWords(family.replaceAll('-', ' ')), to: `/products/${family}` }]
      : []),
    { label: title },
  ];
}
