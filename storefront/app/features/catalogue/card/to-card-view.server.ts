import { toRichText } from '#app/cms/rich-text.server';
import type { Product } from '#app/domain/catalogue';
import { excerpt } from '#app/domain/excerpt';
import { toPlainText } from '#app/domain/rich-text';
import type { CardView } from './card-view';

/** Characters of a description that can show on two lines of the widest card. */
const summaryLength = 200;

/** The card of a product: its description without markup and cut, because a card shows two lines of it. */
export function toCardView(product: Product): CardView {
  const { slug, name, price, description, image, featured } = product;
  const summary = excerpt(toPlainText(toRichText(description)), summaryLength);
  return { slug, name, price, summary, image, featured };
}
