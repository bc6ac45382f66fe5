import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { CSSProperties } from 'react';

import type { SwatchesSection } from './schema';
import styles from './swatches.module.css';

/** Four cloths as they hang, with the way to samples of them. */
export function Swatches({ anchor, heading, note, swatches, link }: SwatchesSection) {
  return (
    <section className="section sunken" id={anchor} aria-labelledby={`${anchor}-title`}>
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2 className="h2" id={`${anchor}-title`}>
              {heading}
            </h2>
            <p className={`lead ${styles.note}`}>{note}</p>
          </div>
          <Button component={Link} to={link.link} variant="default">
            {link.text}
          </Button>
        </div>
        <ul className={styles.cloths}>
          {swatches.map(({ name, note: words, color }) => (
            <li key={name}>
              <div className={styles.cloth} style={{ '--cloth-color': color } as CSSProperties} />
              <h3 className="h4">{name}</h3>
              <p className="muted small">{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
