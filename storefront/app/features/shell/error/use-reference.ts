import { useState } from 'react';

import { useHydrated } from '#app/ui/use-hydrated';

import { useDocumentContext } from '../document-context';
import { readNavigationReference } from './navigation-reference';

/** The id under which the log has the error on show: the document's own on a full load, else the data request's. */
export function useReference(): string | undefined {
  const isNavigation = useHydrated();
  const { reference } = useDocumentContext();
  const [first] = useState(() => (isNavigation ? readNavigationReference() : reference));
  return first;
}
