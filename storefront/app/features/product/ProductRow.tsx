import { Await } from '@remix-run/react';
import { Suspense, type ReactNode } from 'react';

import { rowCardSizes } from '#app/features/catalogue/card/card-sizes';
import { ProductCard } from '#app/features/catalogue/card/ProductCard';
import { ProductGrid } from '#app/features/catalogue/card/ProductGrid';
import { ProductSkeletons } from '#app/features/catalogue/card/ProductSkeletons';
import { Section } from '#app/ui/Section';
import { Skeleton } from '#app/ui/Skeleton';

import type { DeferredCards } from './product-view';

interface ProductRowProps {
  title: string;
  cards: DeferredCards;
  /** True under a part on the same ground. */
  joined?: boolean;
  /** A way on, beside the title. */
  children: ReactNode;
}

/** A row of cards below what the page is about. Without any it is left out: nobody came for it. */
export function ProductRow({ title, cards, joined, children }: ProductRowProps) {
  const head = { title, aside: children, joined };
  return (
    <Suspense
      fallback={
        <Section {...head} busy>
          <Skeleton label={`${title}: loading`}>
            <ProductSkeletons count={3} />
          </Skeleton>
        </Section>
      }
    >
      <Await resolve={cards} errorElement={null}>
        {(result) =>
          result.ok && result.cards.length > 0 ? (
            <Section {...head}>
              <ProductGrid>
                {result.cards.map((product) => (
                  <ProductCard key={product.slug} product={product} sizes={rowCardSizes} />
                ))}
              </ProductGrid>
            </Section>
          ) : null
        }
      </Await>
    </Suspense>
  );
}
