import type { Feature } from '#app/blocks/feature-schema';
import { Unbroken } from '#app/ui/Unbroken';

import styles from './feature-cards.module.css';

/** Points as cards without boxes: a hairline, a name, a few sentences. */
export function FeatureCards({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={styles.cards} data-count={features.length}>
      {features.map(({ title, description }) => (
        <li key={title}>
          <h3 className="h4">{title}</h3>
          <p>
            <Unbroken text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
