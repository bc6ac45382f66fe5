import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import { TextLink } from '#app/ui/TextLink';

import styles from './not-found.module.css';

/** The two texts are the specification's own (§2.17). `children` stands under them: nearest matches, when there are any. */
export function NotFound({ children }: { children?: ReactNode }) {
  return (
    <>
      <section className={`wrap ${styles.screen}`}>
        <div>
          <h1 className={`d1 ${styles.title}`}>404 Page Not Found</h1>
          <p className={`lead ${styles.lead}`}>Did you forget to add the page to the router?</p>
          <div className={styles.actions}>
            <Button component={Link} to="/products">
              Browse All Collections
            </Button>
            <Button component={Link} to="/contact" variant="default">
              Contact us
            </Button>
            <TextLink to="/" className={styles.home}>
              Home
            </TextLink>
          </div>
        </div>
        <div className={styles.window} aria-hidden="true">
          <i className={styles.shade} />
        </div>
      </section>
      {children}
    </>
  );
}
