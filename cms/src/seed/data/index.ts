import type { SeedShop } from '../types';
import { blogPosts } from './blog';
import { categories } from './categories';
import { infoPages } from './info-pages';
import { landingPages } from './landing-pages';
import { products } from './products';
import { testimonials } from './testimonials';

/** The demo shop: what an empty database is filled with. */
export const demoShop: SeedShop = {
  categories,
  products,
  testimonials,
  blogPosts,
  infoPages,
  landingPages,
};
