import { randomUUID } from 'node:crypto';
import type { Desk } from './desk';

/** Test documents share one database, so each gets a slug of its own. */
function unique(name: string) {
  return { name, slug: `${name.toLowerCase().replaceAll(' ', '-')}-${randomUUID().slice(0, 8)}` };
}

type Status = 'draft' | 'published';

interface CategoryInput {
  status?: Status;
  slug?: string;
  /** File id. */
  image?: number;
}

export async function makeCategory(desk: Desk, input: CategoryInput = {}) {
  const { status = 'draft', ...data } = input;
  return desk.strapi.documents('api::category.category').create({
    status,
    data: {
      ...unique('Roller Blinds'),
      description: 'One clean plane of cloth.',
      order: 1,
      ...data,
    },
  });
}

interface ProductInput {
  status?: Status;
  /** Document id. */
  category?: string;
  slug?: string;
  price?: number;
  /** File id. */
  image?: number;
}

export async function makeProduct(desk: Desk, input: ProductInput = {}) {
  const { status = 'draft', category, ...data } = input;
  return desk.strapi.documents('api::product.product').create({
    status,
    data: {
      ...unique('Linen Roller'),
      description: 'A slubbed linen.',
      price: 14900,
      filterType: 'light_filtering',
      inStock: true,
      featured: false,
      category: category ?? null,
      ...data,
    },
  });
}

export function consultation(changes: Record<string, unknown> = {}) {
  return {
    name: 'Dana Marsh',
    email: 'dana.marsh@example.com',
    phone: '403 555 0142',
    productInterest: 'roller',
    message: 'Two windows to the south.',
    sourcePage: '/contact',
    submissionKey: randomUUID(),
    ...changes,
  };
}
