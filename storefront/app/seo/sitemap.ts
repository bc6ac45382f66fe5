import { escapeXml } from './escape-xml';

export interface SitemapEntry {
  /** Path on this site. */
  path: string;
  /** ISO 8601 date of the last change, where it is known. */
  modified?: string;
}

/** The sitemap protocol's document for these pages. */
export function buildSitemap(siteUrl: string, entries: SitemapEntry[]): string {
  const urls = entries.map(({ path, modified }) => {
    const lastmod = modified ? `<lastmod>${escapeXml(modified)}</lastmod>` : '';
    return `  <url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
