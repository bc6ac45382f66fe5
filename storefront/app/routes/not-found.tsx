import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, type ClientLoaderFunctionArgs } from '@remix-run/react';

import { loadNearest } from '#app/features/product/load-product.server';
import { ProductRow } from '#app/features/product/ProductRow';
import { NotFound } from '#app/features/shell/not-found/NotFound';
import { productsPath } from '#app/lib/paths';
import { errorMeta } from '#app/seo/page-meta';
import { TextLink } from '#app/ui/TextLink';

/** Every path that no other route has (spec §2.1), /cart and /login among them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const nearest = pathname.startsWith('/products/') ? await loadNearest(pathname) : undefined;
  return data({ nearest: nearest?.value }, { status: 404 });
}

/** Remix prefetches no data of a route that has one: the cart's icon would ask for its 404 when pointed at. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  serverLoader<typeof loader>();

export const meta: MetaFunction = ({ matches }) => errorMeta(matches, '404 Page Not Found');

export default function NotFoundPage() {
  const { nearest } = useLoaderData<typeof loader>();
  return (
    <NotFound>
      {nearest && (
        <ProductRow title="Nearest in the catalogue" cards={nearest} joined priced>
          <TextLink to={productsPath()}>View all products</TextLink>
        </ProductRow>
      )}
    </NotFound>
  );
}
