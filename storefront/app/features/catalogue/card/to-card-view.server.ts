import { toRichText } from '#app/cms/rich-text.server';
import type { Product } from '#app/domain/catalogue';
import { excerpt } from '#app/domain/excerpt';
import { toPlainText } from '#app/domain/rich-text';
import type { CardView } from './card-view';

/** Characters of a description that can show on two lines of the widest card. */
const summaryLength = 200;

/** Cards by their products, which stay the same objects until they are published anew. */
const cards = new WeakMap<Product, CardView>();

/** The card of a product, made once: to read its description is most of the work of a listing. */
export function toCardView(product: Product): CardView {
  const card = cards.get(product) ?? makeCard(product);
  cards.set(product, card);
  return card;
}

/** The description without markup and cut, because a card shows two lines of it. */
function makeCard(product: Product): CardView {
  const { slug, name, price, description, image, featured } = product;
  const summary = excerpt(toPlainText(toRichText(description)), summaryLength);
  return { slug, name, price, summary, image, featured };
}
