import type { MetaArgs, MetaDescriptor } from '@remix-run/node';

import { defaultBrand, type Brand } from '#app/lib/brand';
import { canonicalPath } from '#app/lib/canonical-path';
import { social } from '#app/pictures/generated/social';

interface PageMetaOptions {
  /** Name of the page; the brand is added (spec §1: "{page} - {brand}"). */
  title: string;
  /** One or two sentences for search results; left out on pages that are not to be found. */
  description?: string;
  keywords?: string;
  /** Absolute or root-relative address of the picture that link previews show. */
  image?: { url: string; alt: string; width: number; height: number };
  type?: 'website' | 'article';
}

type MetaContext = Pick<MetaArgs, 'matches' | 'location'>;

/**
 * All that a page's `meta` returns. In Remix v2 the deepest route's meta replaces its parents', so each page calls
 * this, and what every page needs is added here.
 */
export function pageMeta(context: MetaContext, options: PageMetaOptions): MetaDescriptor[] {
  const brand = findBrand(context.matches);
  const { description, keywords, image = social, type = 'website' } = options;
  const title = pageTitle(options.title, brand);
  const canonical = brand.siteUrl + canonicalPath(context.location.pathname);
  const absolute = (address: string) => new URL(address, brand.siteUrl).href;

  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_CA' },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: absolute(image.url) },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Meta of a page that is not to be found by search engines: an error, an unknown address. It has no canonical. */
export function errorMeta(matches: MetaContext['matches'], title: string): MetaDescriptor[] {
  return [{ title: pageTitle(title, findBrand(matches)) }, { name: 'robots', content: 'noindex' }];
}

function pageTitle(page: string, brand: Brand): string {
  return `${page} - ${brand.name}`;
}

/** The root loader's brand; its defaults when that loader failed. */
function findBrand(matches: MetaContext['matches']): Brand {
  const root: unknown = matches.find((match) => match.id === 'root')?.data;
  return isRootData(root) ? root.brand : defaultBrand;
}

function isRootData(data: unknown): data is { brand: Brand } {
  return typeof data === 'object' && data !== null && 'brand' in data;
}
