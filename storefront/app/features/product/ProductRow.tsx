import type { ReactNode } from 'react';

import { priceBasis } from '#app/domain/price-basis';
import { rowCardSizes } from '#app/features/catalogue/card/card-sizes';
import { ProductCard } from '#app/features/catalogue/card/ProductCard';
import { ProductGrid } from '#app/features/catalogue/card/ProductGrid';
import { ProductSkeletons } from '#app/features/catalogue/card/ProductSkeletons';
import { Deferred } from '#app/ui/Deferred';
import { Section } from '#app/ui/Section';
import { Skeleton } from '#app/ui/Skeleton';

import styles from './product-row.module.css';
import type { DeferredCards } from './product-view';

interface ProductRowProps {
  title: string;
  cards: DeferredCards;
  /** True under a part on the same ground. */
  joined?: boolean;
  /** True where these are the page's only prices: then the row says which window they are for. */
  priced?: boolean;
  /** A way on, beside the title. */
  children: ReactNode;
}

/** A row of cards below what the page is about. Without any it is left out: nobody came for it. */
export function ProductRow({ title, cards, joined, priced = false, children }: ProductRowProps) {
  const head = { title, aside: children, joined };
  return (
    <Deferred
      value={cards}
      fallback={
        <Section {...head} busy>
          <Skeleton label={`${title}: loading`}>
            <ProductSkeletons count={3} row />
          </Skeleton>
        </Section>
      }
      failure={null}
    >
      {(result) =>
        result.ok && result.cards.length > 0 ? (
          <Section {...head}>
            <ProductGrid row>
              {result.cards.map((product) => (
                <ProductCard key={product.slug} product={product} sizes={rowCardSizes} />
              ))}
            </ProductGrid>
            {priced && <p className={`caption ${styles.note}`}>Prices are {priceBasis}.</p>}
          </Section>
        ) : null
      }
    </Deferred>
  );
}
