/** A picture as Strapi answers it for the populate of `cms/media.ts`. */
function mediaRow(name = 'roller') {
  const format = (mime: string, width: number) => ({
    url: `/uploads/${name}_${width}_0123456789abcdef.${mime.replace('image/', '')}`,
    mime,
    width,
    height: width * 0.75,
  });
  return {
    id: 7,
    documentId: `media-${name}`,
    url: `/uploads/${name}.jpg`,
    alternativeText: `A picture of ${name}.`,
    width: 1600,
    height: 1200,
    formats: {
      webp_480: format('image/webp', 480),
      webp_800: format('image/webp', 800),
      avif_800: format('image/avif', 800),
      preview: { url: 'data:image/webp;base64,AAAA', mime: 'image/webp', width: 24, height: 18 },
    },
  };
}

/** Rows as Strapi answers them, with what only Strapi knows of (`id`) beside what was asked for. */
export function categoryRow(slug: string, fields: object = {}) {
  return {
    id: 1,
    documentId: `category-${slug}`,
    slug,
    name: `Category ${slug}`,
    description: 'One clean plane of cloth.',
    image: mediaRow(slug),
    ...fields,
  };
}

export function productRow(slug: string, fields: object = {}) {
  return {
    id: 2,
    documentId: `product-${slug}`,
    slug,
    name: `Product ${slug}`,
    description: 'A slubbed weave.',
    price: 28_900,
    filterType: 'light_filtering',
    powerType: null,
    inStock: true,
    featured: false,
    image: mediaRow(slug),
    gallery: null,
    category: {
      id: 1,
      documentId: 'category-roller-blinds',
      slug: 'roller-blinds',
      name: 'Roller Blinds',
    },
    ...fields,
  };
}

export function testimonialRow(name: string, fields: object = {}) {
  return {
    id: 3,
    documentId: `testimonial-${name}`,
    rating: 5,
    message: 'It fits like it grew there.',
    name,
    location: 'Cochrane, Alberta',
    ...fields,
  };
}

export function blogPostRow(slug: string, fields: object = {}) {
  return {
    id: 4,
    documentId: `post-${slug}`,
    slug,
    title: `Post ${slug}`,
    excerpt: 'Three widths, three heights.',
    publishedOn: '2026-05-01',
    image: mediaRow(slug),
    ...fields,
  };
}
