/** The content types that the seed fills and `--reset` empties, roots first: nothing points at a type before it. */
export const seededTypes = [
  'api::landing-page.landing-page',
  'api::product.product',
  'api::category.category',
  'api::testimonial.testimonial',
  'api::blog-post.blog-post',
  'api::info-page.info-page',
] as const;
