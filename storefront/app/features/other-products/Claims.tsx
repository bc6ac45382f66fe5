import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import styles from './claims.module.css';

/** What holds for all of it (spec §2.12). */
export function Claims() {
  return (
    <div className="section">
      <div className={`wrap ${styles.claims}`}>
        <section className={styles.claim} aria-labelledby="warranty">
          <h2 className="h2" id="warranty">
            5-year manufacturer warranty
          </h2>
          <p className="lead">On every material on this page, and on our own work with it.</p>
        </section>
        <section className={styles.claim} aria-labelledby="dealer">
          <h2 className="h2" id="dealer">
            Exclusive dealer in the Alberta region
          </h2>
          <p className="lead">Sold, measured and installed only from our Calgary showroom.</p>
          <Button className={styles.action} component={Link} to="/contact">
            Visit the showroom
          </Button>
        </section>
      </div>
    </div>
  );
}
