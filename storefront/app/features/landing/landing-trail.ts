import { capitalizeWords } from '#app/domain/capitalize-words';
import { productsPath } from '#app/lib/paths';
import type { Crumb } from '#app/ui/Breadcrumbs';

/** Where a landing page stands: `/products/roller-blinds/blackout` is below `/products/roller-blinds`. */
export function landingTrail(path: string, title: string): Crumb[] {
  const [, , family = '', ...rest] = path.split('/');
  const trail = [
    { label: 'Home', to: '/' },
    { label: 'Products', to: productsPath() },
  ];
  if (rest.length === 0) return [...trail, { label: title }];
  const label = capitalizeWords(family.replaceAll('-', ' '));
  return [...trail, { label, to: `/products/${family}` }, { label: ownWords(title, label) }];
}

/** "Blackout" of "Blackout Roller Blinds": the step before has said the rest, and a phone has one line. */
function ownWords(title: string, family: string): string {
  return title.endsWith(` ${family}`) ? title.slice(0, -family.length - 1) : title;
}
