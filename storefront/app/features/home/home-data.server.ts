import { getBlogPosts } from '#app/cms/queries/blog.server';
import { getCategories } from '#app/cms/queries/categories.server';
import { getTestimonials } from '#app/cms/queries/testimonials.server';
import { settledWithin } from '#app/lib/settled-within';
import { toPostTeasers } from './blog/post-teaser';
import { toSectionResult } from '#app/features/sections/section-result';

/** At most five categories, three and two (spec §9). */
const categoryCount = 5;
/** Milliseconds that the page may wait for what is at hand anyway. */
const patience = 60;

/** The three sections of the home page that come from the CMS, each for itself: a value, or a promise that streams. */
export async function getHomeData() {
  const [categories, testimonials, posts] = await Promise.all([
    settledWithin(
      patience,
      getCategories().then((result) =>
        toSectionResult(result, (all) => all.slice(0, categoryCount)),
      ),
    ),
    settledWithin(
      patience,
      getTestimonials().then((result) => toSectionResult(result, (all) => all)),
    ),
    settledWithin(
      patience,
      getBlogPosts().then((result) => toSectionResult(result, toPostTeasers)),
    ),
  ]);
  return {
    categories: categories.value,
    testimonials: testimonials.value,
    posts: posts.value,
  };
}
