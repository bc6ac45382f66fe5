import type { Core } from '@strapi/strapi';
import { keepCategoryOfProducts } from './keep-category-of-products';
import { leaveLiveToPublishers } from './leave-live-to-publishers';
import { needAlternativeText } from './need-alternative-text';
import { needPublishedCategory } from './need-published-category';
import { oneSlugOnePage } from './one-slug-one-page';
import { publishByTheRules } from './publish-by-the-rules';

/**
 * The rules of the shop's documents. They hold for everyone who writes: the admin, the seed, any code.
 * The first in the list runs first.
 */
const rules = [
  publishByTheRules,
  needPublishedCategory,
  oneSlugOnePage,
  needAlternativeText,
  keepCategoryOfProducts,
  leaveLiveToPublishers,
];

/** For register(): the Document Service takes no rule once the shop is up. */
export function registerDocumentRules(strapi: Core.Strapi): void {
  for (const rule of rules) strapi.documents.use(rule(strapi));
}
