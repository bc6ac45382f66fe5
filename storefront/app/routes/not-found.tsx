import { data, type MetaFunction } from '@remix-run/node';

import { NotFound } from '#app/features/shell/not-found/NotFound';
import { errorMeta } from '#app/seo/page-meta';

/** Every path that no other route has (spec §2.1), /cart and /login among them. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta: MetaFunction = ({ matches }) => errorMeta(matches, '404 Page Not Found');

export default function NotFoundPage() {
  return <NotFound />;
}
