import { Button } from '@mantine/core';

import { PageLink } from '#app/ui/PageLink';
import { formatCad } from '#app/domain/money';
import { expectProduct } from '#app/features/product/expected-screen';
import { consultationFormPath, productPath } from '#app/lib/paths';
import { MarkedText } from '#app/ui/MarkedText';
import { Picture } from '#app/ui/Picture';
import { TextLink } from '#app/ui/TextLink';
import { Unbroken } from '#app/ui/Unbroken';

import type { CardView } from './card-view';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: CardView;
  /** For what wants to lead to this very card. */
  id?: string;
  /** What the picture takes at the card's place, as in `<img sizes>`. */
  sizes: string;
  /** True for the card whose picture is the first of the page. */
  priority?: boolean;
  /** What a search matched: marked in the texts. */
  terms?: readonly string[];
}

/** Picture, name and price, two lines of description, and the two ways on (spec §2.4). */
export function ProductCard({ product, id, sizes, priority = false, terms }: ProductCardProps) {
  const { slug, name, price, summary, image, featured } = product;
  const path = productPath(slug);
  return (
    <article className={styles.card} id={id}>
      <div className={styles.media}>
        <Picture
          className={styles.picture}
          image={image}
          ratio="4:3"
          sizes={sizes}
          priority={priority}
        />
        {featured && <span className={styles.badge}>Featured</span>}
      </div>
      <div className={styles.row}>
        <h3 className="h4">
          <PageLink className={styles.name} to={path} state={expectProduct} prefetch="intent">
            {terms?.length ? (
              <MarkedText text={name} terms={terms} />
            ) : (
              <Unbroken text={name} name />
            )}
          </PageLink>
        </h3>
        <p className={`price ${styles.price}`}>{formatCad(price)}</p>
      </div>
      <p className={styles.summary}>
        <MarkedText text={summary} terms={terms} />
      </p>
      <div className={styles.actions}>
        <Button
          component={PageLink}
          to={path}
          state={expectProduct}
          prefetch="intent"
          variant="default"
          size="sm"
          aria-label={`Details: ${name}`}
        >
          Details
        </Button>
        <TextLink
          className={styles.consultation}
          to={consultationFormPath}
          aria-label={`Request Consultation about ${name}`}
        >
          Request Consultation
        </TextLink>
      </div>
    </article>
  );
}
