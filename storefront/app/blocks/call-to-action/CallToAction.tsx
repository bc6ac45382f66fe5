import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import type { CallToActionSection } from './schema';
import styles from './call-to-action.module.css';

/** The last section of a page: one sentence, and the step we want. */
export function CallToAction({ anchor, heading, text, link }: CallToActionSection) {
  return (
    <section className="section sunken" id={anchor} aria-labelledby={`${anchor}-title`}>
      <div className={`wrap ${styles.closing}`}>
        <div>
          <h2 className={`h2 ${styles.heading}`} id={`${anchor}-title`}>
            {heading}
          </h2>
          {text ? <p className="lead">{text}</p> : null}
        </div>
        <Button component={Link} to={link.link}>
          {link.text}
        </Button>
      </div>
    </section>
  );
}
