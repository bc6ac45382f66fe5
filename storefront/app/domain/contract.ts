import type { BlogPost, Category, Image, Product, Testimonial } from './catalogue';

/**
 * The endpoint contract of spec §3 and §7: what `/api` answers, and so what others may rely on. Every
 * picture comes twice: `imageUrl` as the specification has it, `image` with all that `<picture>` needs
 * (decisions: Data). Addresses of pictures are relative to the shop.
 */
interface Pictured {
  imageUrl: string | null;
  image: Image | null;
}

export type ContractCategory = Pick<Category, 'id' | 'slug' | 'name' | 'description'> & Pictured;

export type ContractProduct = Omit<Product, 'image' | 'category'> &
  Pictured & { categoryId: string | null };

export type ContractBlogPost = Omit<BlogPost, 'image'> & Pictured;

export function toContractCategory(category: Category): ContractCategory {
  const { id, slug, name, description, image } = category;
  return { id, slug, name, description, ...pictured(image) };
}

/** A category together with its products, as `/api/categories/{slug}` has it. */
export function toContractCategoryWithProducts(category: Category & { products: Product[] }) {
  return {
    ...toContractCategory(category),
    products: category.products.map(toContractProduct),
  };
}

/** `price` is in cents, `filterType` a light-control value. */
export function toContractProduct({ image, category, ...facts }: Product): ContractProduct {
  return { ...facts, ...pictured(image), categoryId: category?.id ?? null };
}

export function toContractTestimonial(testimonial: Testimonial): Testimonial {
  const { id, rating, message, name, location } = testimonial;
  return { id, rating, message, name, location };
}

/** `createdAt` is ISO 8601 in UTC. */
export function toContractBlogPost(post: BlogPost): ContractBlogPost {
  const { id, slug, title, excerpt, image, createdAt } = post;
  return { id, slug, title, excerpt, ...pictured(image), createdAt };
}

function pictured(image: Image | null): Pictured {
  return { imageUrl: image?.url ?? null, image };
}
