import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import styles from './landing-closing.module.css';
import type { PageLink } from './landing-page';

interface LandingClosingProps extends PageLink {
  heading: string;
}

/** The template's call to action: the last thing on the page. */
export function LandingClosing({ heading, text, link }: LandingClosingProps) {
  return (
    <section className="section sunken" aria-labelledby="closing">
      <div className={`wrap ${styles.closing}`}>
        <h2 className={`d2 ${styles.heading}`} id="closing">
          {heading}
        </h2>
        <Button component={Link} to={link}>
          {text}
        </Button>
      </div>
    </section>
  );
}
