import { useId } from 'react';

import type { Collection } from './collections';
import styles from './collection-section.module.css';
import type { Selection } from './selection';
import { SwatchButton } from './SwatchButton';

interface CollectionSectionProps {
  collection: Collection;
  selection: Selection;
  /** The first of the page, whose first pictures a visitor sees at once. */
  first: boolean;
  onToggle: (id: string) => void;
}

/** A collection: what it is, and its four swatches. */
export function CollectionSection({
  collection,
  selection,
  first,
  onToggle,
}: CollectionSectionProps) {
  const id = useId();
  return (
    <section className={styles.collection} aria-labelledby={id}>
      <div className={styles.text}>
        <h2 className="h3" id={id}>
          {collection.name}
        </h2>
        <p className="muted">{collection.text}</p>
      </div>
      <ul className={styles.swatches}>
        {collection.swatches.map((swatch, index) => (
          <li key={swatch.id}>
            <SwatchButton
              swatch={swatch}
              priority={first && index < 2}
              chosen={selection.includes(swatch.id)}
              onToggle={() => onToggle(swatch.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
