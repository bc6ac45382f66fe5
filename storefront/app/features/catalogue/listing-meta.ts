import { pageMeta } from '#app/seo/page-meta';

type MetaContext = Parameters<typeof pageMeta>[0];

interface ListingMeta {
  title: string;
  /** The category's own sentence. */
  description?: string;
}

/** Head of a listing's page. Its canonical address is without the query: a filter makes no page of its own. */
export function listingMeta(context: MetaContext, { title, description }: ListingMeta) {
  return pageMeta(context, {
    title,
    description: `${description ?? 'Roller, vertical, roman, motorized and outdoor blinds by category and light control.'} Made to measure in Canada, priced for every window.`,
  });
}
