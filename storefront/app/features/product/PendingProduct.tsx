import { useNavigation } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';

import { useDelayed } from '#app/ui/use-delayed';

import { expectsProduct } from './expected-screen';
import { ProductSkeleton } from './ProductSkeleton';

/** Milliseconds that an answer may take before the skeleton takes the old page's place. */
const patience = 150;

/** The screen; a product's skeleton in its place while a link that knows of a product is being followed. */
export function PendingProduct({ children }: { children: ReactNode }) {
  const { state, location } = useNavigation();
  const pending = useDelayed(state === 'loading' && expectsProduct(location.state), patience);

  // The old place has been remembered by now; the skeleton begins at the top, as its page will.
  useEffect(() => {
    if (pending) window.scrollTo(0, 0);
  }, [pending]);

  return pending ? <ProductSkeleton /> : children;
}
