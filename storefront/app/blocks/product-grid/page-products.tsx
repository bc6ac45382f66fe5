import { createContext, useContext, type ReactNode } from 'react';

/** The listing of the page's category, which the page itself knows and no section does. */
const PageProducts = createContext<ReactNode>(null);

export const PageProductsProvider = PageProducts.Provider;

/** The page's products; nothing on a page without a category. */
export function usePageProducts(): ReactNode {
  return useContext(PageProducts);
}
