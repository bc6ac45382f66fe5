import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import type { CallToActionSection } from './schema';
import styles from './call-to-action.module.css';

type CallToActionProps = CallToActionSection & {
  /** A second way on, where the page brings one. */
  also?: CallToActionSection['link'];
};

/** The last section of a page: one sentence, and the step we want. */
export function CallToAction({ anchor, heading, text, link, also }: CallToActionProps) {
  return (
    <section className="section sunken" id={anchor} aria-labelledby={`${anchor}-title`}>
      <div className={`wrap ${styles.closing}`}>
        <div>
          <h2 className={`h2 ${styles.heading}`} id={`${anchor}-title`}>
            {heading}
          </h2>
          {text ? <p className="lead">{text}</p> : null}
        </div>
        <div className={styles.actions}>
          <Button component={Link} to={link.link}>
            {link.text}
          </Button>
          {also ? (
            <Button component={Link} to={also.link} variant="default">
              {also.text}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
