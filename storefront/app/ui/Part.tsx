import { createContext, useContext, type ReactNode } from 'react';

import { Section } from './Section';
import styles from './part.module.css';
import { Unbroken } from './Unbroken';

/** Where the parts of a page stand: each across the page, or one under the other in a column. */
const PartPlace = createContext<'page' | 'column'>('page');

/** What stands in here stands in a column, beside an index of its headings. */
export function PartColumn({ children }: { children: ReactNode }) {
  return (
    <PartPlace.Provider value="column">
      <div className={styles.column}>{children}</div>
    </PartPlace.Provider>
  );
}

/** What belongs to the part above and has no name of its own. */
export function PartRest({ children }: { children: ReactNode }) {
  const place = useContext(PartPlace);
  return <div className={place === 'page' ? 'wrap' : undefined}>{children}</div>;
}

interface PartProps {
  /** Where a link to this part leads. */
  anchor: string;
  title: string;
  /** A sentence under the title. */
  lead?: string | null;
  children: ReactNode;
}

/** A named part of a page, as its place wants it. */
export function Part({ anchor, title, lead, children }: PartProps) {
  const place = useContext(PartPlace);
  const titleId = `${anchor}-title`;
  const words = lead ? <Unbroken text={lead} /> : null;
  if (place === 'page') {
    return (
      <Section title={title} anchor={anchor} aside={words && <p className="lead">{words}</p>}>
        {children}
      </Section>
    );
  }
  return (
    <section id={anchor} aria-labelledby={titleId}>
      <h2 className="h3" id={titleId}>
        {title}
      </h2>
      {words && <p className={styles.lead}>{words}</p>}
      {children}
    </section>
  );
}
