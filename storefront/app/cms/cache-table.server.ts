import { cmsTimeoutMs } from './client.server';
import type { CachePolicy } from './query-cache.server';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * What a query's answers are made of: the models whose publishing drops them. A query names its tag; its
 * key is the request itself.
 */
const modelsByTag = {
  category: ['category'],
  // A product carries the name of its category.
  product: ['product', 'category'],
  testimonial: ['testimonial'],
  'blog-post': ['blog-post'],
  'info-page': ['info-page'],
  // A landing page names the category whose products it shows.
  'landing-page': ['landing-page', 'category'],
  // Asked for only where there is no page, so an answer that lags does no harm.
  redirect: ['redirect'],
  // Files. No model's publishing changes one; a report on the media library drops everything.
  media: [],
} satisfies Record<string, readonly string[]>;

export type CacheTag = keyof typeof modelsByTag;

/** Every tag. */
export const cacheTags = Object.keys(modelsByTag) as CacheTag[];

/**
 * How long answers count as fresh. The CMS tells at once what was published, so these are only the net
 * under a message that got lost.
 */
export const lifetimes = {
  content: {
    // To read a catalogue of 5,000 products takes desk and storefront some three seconds.
    freshMs: 5 * minute,
    staleMs: 30 * minute,
    missingMs: 10 * second,
    pauseMs: second,
    patienceMs: cmsTimeoutMs,
    maxEntries: 500,
  },
  // Nearly every file carries a hash of its content in its name.
  media: {
    freshMs: hour,
    staleMs: 24 * hour,
    missingMs: 10 * second,
    pauseMs: second,
    patienceMs: cmsTimeoutMs,
    maxEntries: 5_000,
  },
} as const satisfies Record<string, CachePolicy>;

export type Lifetime = keyof typeof lifetimes;

interface Droppable {
  dropAll: () => void;
}

const caches: { tag: CacheTag; cache: Droppable }[] = [];

/** Makes a query's cache known, so that it hears of what is published. */
export function registerCache(tag: CacheTag, cache: Droppable): void {
  caches.push({ tag, cache });
}

/**
 * Drops every answer that a model is part of. Dropping twice does no harm.
 * @param model a content type's name as Strapi's webhooks have it, e.g. `blog-post`
 * @returns the tags that were dropped; none for a model that no page shows
 */
export function dropModel(model: string): CacheTag[] {
  return dropWhere((tag) => partsOf(tag).includes(model));
}

/** Drops every answer of the CMS, as when a picture changed that any of them may show. */
export function dropEverything(): CacheTag[] {
  return dropWhere(() => true);
}

function partsOf(tag: CacheTag): readonly string[] {
  return modelsByTag[tag];
}

function dropWhere(touched: (tag: CacheTag) => boolean): CacheTag[] {
  for (const { tag, cache } of caches) if (touched(tag)) cache.dropAll();
  return cacheTags.filter(touched);
}
