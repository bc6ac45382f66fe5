import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import { contactPath } from '#app/lib/paths';
import { pictures } from '#app/pictures';
import { Facts } from '#app/ui/Facts';
import { Picture } from '#app/ui/Picture';

import styles from './drapery-feature.module.css';

const facts = [
  { label: 'Cloths', value: 'Linen, wool, silk, velvet' },
  { label: 'Headings', value: 'Pinch pleat, wave, grommet' },
  { label: 'Linings', value: 'Plain, thermal, blackout' },
];

/** The feature panel (spec §2.12): what there is to choose in drapery. */
export function DraperyFeature() {
  return (
    <section className={styles.feature} aria-labelledby="drapery">
      <Picture
        className={styles.picture}
        image={pictures.draperyTerracotta}
        sizes="(min-width: 1000px) 58vw, 100vw"
        alt="Terracotta drapery hung from ceiling to floor beside a lamp."
      />
      <div className={styles.words}>
        <h2 className="h2" id="drapery">
          Drapery, sewn to the window
        </h2>
        <p className={`lead ${styles.lead}`}>
          Floor to ceiling, lined, and hung by the people who cut it.
        </p>
        <div className={styles.facts}>
          <Facts facts={facts} />
        </div>
        <Button component={Link} to={contactPath({ product: 'Drapery' })} variant="default">
          Ask about drapery
        </Button>
      </div>
    </section>
  );
}
