import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import { TextLink } from '#app/ui/TextLink';

import type { StatementSection } from './schema';
import styles from './statement.module.css';

/** One figure, one sentence, one way on: what nobody should miss. */
export function Statement({ anchor, figure, unit, heading, text, links }: StatementSection) {
  const [first, ...others] = links;
  return (
    <section className="section sunken" id={anchor} aria-labelledby={`${anchor}-title`}>
      <div className={`wrap ${styles.columns}`}>
        <p className={styles.figure} aria-hidden="true">
          {figure}
          {unit ? <small>{unit}</small> : null}
        </p>
        <div>
          <h2 className="h2" id={`${anchor}-title`}>
            {heading}
          </h2>
          <p className="lead">{text}</p>
          {first ? (
            <div className={styles.actions}>
              <Button component={Link} to={first.link} variant="default">
                {first.text}
              </Button>
              {others.map(({ text: words, link }) => (
                <TextLink key={link} to={link}>
                  {words}
                </TextLink>
              ))}
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}
