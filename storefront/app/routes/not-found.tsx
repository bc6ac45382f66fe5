import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { getNearestMatches } from '#app/features/catalogue/nearest-matches.server';
import { NearestMatches } from '#app/features/catalogue/NearestMatches';
import { NotFound } from '#app/features/shell/not-found/NotFound';
import { errorMeta } from '#app/seo/page-meta';

/** Every path that no other route has (spec §2.1), /cart and /login among them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  return data({ matches: await getNearestMatches(pathname) }, { status: 404 });
}

export const meta: MetaFunction = ({ matches }) => errorMeta(matches, '404 Page Not Found');

export default function NotFoundPage() {
  const { matches } = useLoaderData<typeof loader>();
  return (
    <NotFound>
      <NearestMatches matches={matches} />
    </NotFound>
  );
}
