import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Suspense } from 'react';

import { Stage } from './Stage';
import styles from './hero.module.css';

/**
 * The carousel measures as it starts. In a boundary React does so after the rest of the page is hydrated, in a task of
 * its own. It is one element for good, so that no update of the page reaches it before: React would throw the server's
 * markup away.
 */
const stage = (
  <Suspense>
    <Stage />
  </Suspense>
);

/** The first screen: five rooms that follow each other, the headline, the two ways on. */
export function Hero() {
  return (
    <section className={styles.hero} aria-roledescription="carousel" aria-label="Rooms">
      {stage}
      <div className={styles.copy}>
        <h1 className="d1">Daylight, made to measure</h1>
        <p className="lead">
          Custom blinds and shades, handcrafted in Canada from premium materials and measured to the
          exact specifications of your windows.
        </p>
        <div className={styles.actions}>
          <Button component={Link} to="/products">
            Shop Collections
          </Button>
          <Button component={Link} to="/contact" variant="default">
            Request Consultation
          </Button>
        </div>
      </div>
    </section>
  );
}
