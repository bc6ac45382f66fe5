import { authorLabel } from '#app/domain/author';
import type { Brand } from '#app/lib/brand';
import { blogPostPath } from '#app/lib/paths';
import type { ArticleView } from './article-view';

/** A post as schema.org's Article; addresses in full. */
export function buildArticleData(
  { slug, title, excerpt, image, createdAt, minutes }: Omit<ArticleView, 'body'>,
  brand: Brand,
) {
  const absolute = (address: string) => new URL(address, brand.siteUrl).href;
  const url = absolute(blogPostPath(slug));
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: title,
    description: excerpt,
    datePublished: createdAt,
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en-CA',
    ...(image && { image: absolute(image.url) }),
    author: {
      '@type': 'Organization',
      name: `${brand.name} ${authorLabel}`,
      url: absolute('/blog'),
    },
    publisher: { '@type': 'Organization', name: brand.name, url: absolute('/') },
  };
}
