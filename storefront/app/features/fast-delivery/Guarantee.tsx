import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import { Carton } from './Carton';
import styles from './guarantee.module.css';

/** The delivery guarantee, with the ways to call on it (spec §2.9). */
export function Guarantee() {
  return (
    <section className={styles.guarantee} aria-labelledby="guarantee">
      <div className={styles.drawing}>
        <Carton />
      </div>
      <div className={styles.copy}>
        <h2 className="h2" id="guarantee">
          Our delivery guarantee
        </h2>
        <p className="lead">
          It arrives whole, or we make it again. Tell us within 48 hours and we take care of the
          rest.
        </p>
        <div className={styles.actions}>
          <Button component={Link} to="/contact">
            Contact us
          </Button>
          <Button component={Link} to="/shipping" variant="default">
            Shipping rates
          </Button>
        </div>
      </div>
    </section>
  );
}
