import type { Variant } from './schema';
import styles from './variant-cards.module.css';
import { VariantCard } from './VariantCard';

/** Two to four cards stand in one row of a wide screen; more of them by threes. */
export function VariantCards({ variants }: { variants: readonly Variant[] }) {
  const columns = variants.length > 4 ? 3 : variants.length;
  return (
    <ul className={styles.cards} data-columns={columns}>
      {variants.map((variant) => (
        <li key={variant.title}>
          <VariantCard variant={variant} columns={columns} />
        </li>
      ))}
    </ul>
  );
}
