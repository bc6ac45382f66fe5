import type { Core } from '@strapi/strapi';
import { duplicateWhatYouRead } from './duplicate-what-you-read';
import { keepCategoryOfProducts } from './keep-category-of-products';
import { rememberLastAddress } from './last-address';
import { leaveARedirect } from './leave-a-redirect';
import { leaveLiveToPublishers } from './leave-live-to-publishers';
import { makeAnAddress } from './make-an-address';
import { needAlternativeText } from './need-alternative-text';
import { needPublishedCategory } from './need-published-category';
import { noRedirectInCircles } from './no-redirect-in-circles';
import { oneSlugOnePage } from './one-slug-one-page';
import { publishByTheRules } from './publish-by-the-rules';
import { sayWhatAnAddressIs } from './say-what-an-address-is';

/**
 * The rules of the shop's documents. They hold for everyone who writes: the admin, the seed, any code.
 * The first in the list runs first.
 */
const rules = [
  publishByTheRules,
  makeAnAddress,
  needPublishedCategory,
  oneSlugOnePage,
  needAlternativeText,
  keepCategoryOfProducts,
  leaveLiveToPublishers,
  duplicateWhatYouRead,
  sayWhatAnAddressIs,
  noRedirectInCircles,
  rememberLastAddress,
  leaveARedirect,
];

/** For register(): the Document Service takes no rule once the shop is up. */
export function registerDocumentRules(strapi: Core.Strapi): void {
  for (const rule of rules) strapi.documents.use(rule(strapi));
}
