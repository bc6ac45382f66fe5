import { Button } from '@mantine/core';
import { useLocation } from '@remix-run/react';
import { useState } from 'react';

import type { Mount } from '#app/domain/measure/opening';
import { formSearch, replaceSearch } from '#app/lib/replace-search';
import { SectionHead } from '#app/ui/SectionHead';

import { CheckAnswer } from './CheckAnswer';
import { ReadingFields } from './ReadingFields';
import { parseOpeningSearch } from './opening-search';
import styles from './opening-check.module.css';

interface OpeningCheckProps {
  /** Id of the form, for the radios of the mount that stand outside it. */
  id: string;
  heading: string;
  text: string;
  mount: Mount;
}

/** What was read at the window, and what to order: which reading counts, square corners, the cloth's width. */
export function OpeningCheck({ id, heading, text, mount }: OpeningCheckProps) {
  const { search } = useLocation();
  const [input, setInput] = useState(() => parseOpeningSearch(new URLSearchParams(search)));

  function check(form: HTMLFormElement) {
    const next = formSearch(form);
    setInput(parseOpeningSearch(next));
    replaceSearch(withoutBlanks(next));
  }

  return (
    <section className={`section sunken ${styles.check}`} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <SectionHead title={heading} id={`${id}-title`}>
          <p className="lead">{text}</p>
        </SectionHead>
        <div className={styles.columns}>
          <form
            id={id}
            className={styles.form}
            action={`#${id}`}
            onInput={(event) => check(event.currentTarget)}
            onSubmit={(event) => event.preventDefault()}
          >
            <ReadingFields group="widths" legend="Width" input={input} />
            <ReadingFields group="heights" legend="Height" input={input} />
            <div data-steps="inside">
              <ReadingFields group="diagonals" legend="Corner to corner" input={input} optional />
            </div>
            <div data-steps="outside">
              <ReadingFields group="covers" legend="Width to cover" input={input} optional />
            </div>
            <Button className={styles.submit} type="submit" variant="default">
              Check
            </Button>
          </form>
          <CheckAnswer input={input} mount={mount} />
        </div>
      </div>
    </section>
  );
}

function withoutBlanks(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([, value]) => value.trim()));
}
