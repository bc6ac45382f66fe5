import { getBlogPosts } from '#app/cms/queries/blog.server';
import { getCategories } from '#app/cms/queries/categories.server';
import { getProducts } from '#app/cms/queries/products.server';
import { blogPostPath, categoryPath, productPath } from '#app/lib/paths';
import { buildSitemap } from '#app/seo/sitemap';
import { staticPages } from '#app/seo/static-pages';
import { getEnv } from '#app/server/env.server';
import { unavailable } from '#app/server/unavailable.server';

/** A sitemap without its catalogue or its posts would tell search engines that they are gone: then there is none. */
export async function loader() {
  const [categories, products, posts] = await Promise.all([
    getCategories(),
    getProducts(),
    getBlogPosts(),
  ]);
  if (!categories.ok || !products.ok || !posts.ok) throw new Response(null, unavailable);

  const paths = [
    ...staticPages,
    ...categories.data.map(({ slug }) => categoryPath(slug)),
    ...products.data.map(({ slug }) => productPath(slug)),
    ...posts.data.map(({ slug }) => blogPostPath(slug)),
  ];
  // A category may have a landing page of ours at its address.
  const entries = [...new Set(paths)].map((path) => ({ path }));
  return new Response(buildSitemap(getEnv().SITE_URL, entries), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
