import { useRouteLoaderData } from '@remix-run/react';

import { defaultBrand, type Brand } from '#app/lib/brand';

/** The brand as the root loader read it from the environment; its defaults where that loader did not run. */
export function useBrand(): Brand {
  const root = useRouteLoaderData<{ brand: Brand }>('root');
  return root?.brand ?? defaultBrand;
}
