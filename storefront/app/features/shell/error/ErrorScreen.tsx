import { Button } from '@mantine/core';
import { Link, useLocation } from '@remix-run/react';

import { TextLink } from '#app/ui/TextLink';

import type { ErrorWords } from './error-words';
import styles from './error-screen.module.css';
import { useReference } from './use-reference';

interface ErrorScreenProps {
  words: ErrorWords;
  /** Id of the log's line, when the one who failed told it. */
  reference?: string;
}

/** What went wrong in plain words, a way on, and the id under which the log has the rest. */
export function ErrorScreen({ words, reference }: ErrorScreenProps) {
  const { pathname, search } = useLocation();
  const requestReference = useReference();
  const id = reference ?? requestReference;

  return (
    <div className="wrap">
      <section className={styles.screen}>
        <svg className={styles.drawing} viewBox="7.5 0 64 64" aria-hidden="true">
          <path d="M8 8h48v48H8zM8 18h48M8 26h48M10 36l46-6M12 46l42-8" />
        </svg>
        <h1 className="d2">{words.title}</h1>
        <p className="lead">{words.text}</p>
        <div className={styles.actions}>
          <Button component={Link} to={pathname + search} reloadDocument>
            Try again
          </Button>
          <Button component={Link} to="/contact" variant="default">
            Contact us
          </Button>
          <TextLink to="/" className={styles.home}>
            Home
          </TextLink>
        </div>
        {id && <p className="caption">Reference {id}</p>}
      </section>
    </div>
  );
}
