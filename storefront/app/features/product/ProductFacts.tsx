import type { ReactNode } from 'react';

import type { ProductView } from './product-view';
import styles from './product-facts.module.css';

interface ProductFactsProps {
  product: Pick<ProductView, 'category' | 'filterType' | 'power' | 'inStock'>;
}

/** Category, light control with its underscores as spaces, availability (spec §2.5); power where there is a motor. */
export function ProductFacts({ product }: ProductFactsProps) {
  const { category, filterType, power, inStock } = product;
  return (
    <dl className={styles.facts}>
      {category && <Fact label="Category">{category.name}</Fact>}
      <Fact label="Light Control">{filterType.replaceAll('_', ' ')}</Fact>
      {power && <Fact label="Power">{power}</Fact>}
      <Fact label="Availability">
        <span className={styles.stock} data-in-stock={inStock}>
          {inStock ? 'In Stock' : 'Out of Stock'}
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
