import { useNavigation } from '@remix-run/react';

import { categoryPath, productsPath } from '#app/lib/paths';
import { useDelayed } from '#app/ui/use-delayed';

import type { ListingView } from '../listing-view';
import { expectsMore } from './more-products';

/** Milliseconds that an answer may take before the grid makes room for skeletons. */
const patience = 150;

/** True while another selection of products is on its way; not for more of the same. */
export function useListingPending(categories: ListingView['categories']): boolean {
  const { state, location } = useNavigation();
  const pending =
    state === 'loading' &&
    !expectsMore(location.state) &&
    [productsPath(), ...categories.map(({ slug }) => categoryPath(slug))].includes(
      location.pathname,
    );
  return useDelayed(pending, patience);
}
