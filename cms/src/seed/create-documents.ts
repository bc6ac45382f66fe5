import type { Core } from '@strapi/strapi';
import type { StepDone } from './progress';
import { publishedCategories } from './published-categories';
import type {
  SeedBlogPost,
  SeedCategory,
  SeedInfoPage,
  SeedProduct,
  SeedTestimonial,
} from './types';
import type { UploadedPictures } from './upload-pictures';

/** The Document Service writes drafts unless told otherwise, and a shop of drafts is empty. */
const status = 'published';

/** Creates the categories; `places` is the full list, because a place in it is the place in the shop. */
export async function createCategories(
  strapi: Core.Strapi,
  categories: readonly SeedCategory[],
  places: readonly SeedCategory[],
  pictures: UploadedPictures,
  stepDone: StepDone,
): Promise<void> {
  for (const category of categories) {
    const data = {
      ...category,
      image: pictures.get(category.image),
      order: places.indexOf(category) + 1,
    };
    await strapi.documents('api::category.category').create({ status, data });
    stepDone('Categories');
  }
}

/** Creates the products. Their categories must be published: a relation to a draft is dropped without a word. */
export async function createProducts(
  strapi: Core.Strapi,
  products: readonly SeedProduct[],
  pictures: UploadedPictures,
  stepDone: StepDone,
): Promise<void> {
  const categories = await publishedCategories(strapi);
  for (const product of products) {
    const category = categories.get(product.category);
    if (!category) throw new Error(`${product.slug} belongs to no published category.`);
    const data = {
      inStock: true,
      featured: false,
      ...product,
      category,
      image: pictures.get(product.image),
      gallery: product.gallery?.map((name) => pictures.get(name)),
    };
    await strapi.documents('api::product.product').create({ status, data });
    stepDone('Products');
  }
}

export async function createTestimonials(
  strapi: Core.Strapi,
  testimonials: readonly SeedTestimonial[],
  stepDone: StepDone,
): Promise<void> {
  for (const testimonial of testimonials) {
    const data = { ...testimonial };
    await strapi.documents('api::testimonial.testimonial').create({ status, data });
    stepDone('Testimonials');
  }
}

export async function createBlogPosts(
  strapi: Core.Strapi,
  posts: readonly SeedBlogPost[],
  pictures: UploadedPictures,
  stepDone: StepDone,
): Promise<void> {
  for (const post of posts) {
    const data = { ...post, image: pictures.get(post.image) };
    await strapi.documents('api::blog-post.blog-post').create({ status, data });
    stepDone('Blog posts');
  }
}

export async function createInfoPages(
  strapi: Core.Strapi,
  pages: readonly SeedInfoPage[],
  stepDone: StepDone,
): Promise<void> {
  for (const page of pages) {
    await strapi.documents('api::info-page.info-page').create({ status, data: { ...page } });
    stepDone('Information pages');
  }
}
