import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useId } from 'react';

import { productsPath } from '#app/lib/paths';

import styles from './closing.module.css';

/** The closing call of spec §2.15. */
export function Closing() {
  const titleId = useId();
  return (
    <section className="section sunken" aria-labelledby={titleId}>
      <div className={`wrap ${styles.closing}`}>
        <h2 className={`d2 ${styles.title}`} id={titleId}>
          Ready to Transform Your Windows?
        </h2>
        <div className={styles.actions}>
          <Button component={Link} to={productsPath()}>
            Browse All Collections
          </Button>
          <Button component={Link} to="/contact" variant="default">
            Schedule a Consultation
          </Button>
        </div>
      </div>
    </section>
  );
}
