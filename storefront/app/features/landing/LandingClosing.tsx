import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import styles from './landing-closing.module.css';
import type { PageLink } from './landing-page';

/** The template's call to action: the last thing on the page. */
export function LandingClosing({ text, link }: PageLink) {
  return (
    <section className="section sunken" aria-labelledby="closing">
      <div className={`wrap ${styles.closing}`}>
        <h2 className={`d2 ${styles.heading}`} id="closing">
          Talk to the people who build them
        </h2>
        <Button component={Link} to={link}>
          {text}
        </Button>
      </div>
    </section>
  );
}
