import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useLocation } from '@remix-run/react';
import { useState } from 'react';

import { EighthMarks } from './EighthMarks';
import { fromCm, fromInches, parseTapeSearch, tapeFields } from './tape-state';
import type { TapeConverterSection } from './schema';
import styles from './tape-converter.module.css';

/** Inches with their eighths, and centimetres: whichever is touched, the other follows. */
export function TapeConverter({ anchor, heading, text }: TapeConverterSection) {
  const { search } = useLocation();
  const [tape, setTape] = useState(() => parseTapeSearch(new URLSearchParams(search)));
  const { inches, eighth, cm, reading } = tape;
  return (
    <section className="section" id={anchor} aria-labelledby={`${anchor}-title`}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 className="h2" id={`${anchor}-title`}>
            {heading}
          </h2>
          <p className="lead">{text}</p>
        </div>
        <form action={`#${anchor}`} onSubmit={(event) => event.preventDefault()}>
          <div className={styles.fields}>
            <TextInput
              name={tapeFields.inches}
              label="Inches"
              value={inches}
              inputMode="numeric"
              autoComplete="off"
              error={inches && !reading ? 'Whole inches, up to 400' : undefined}
              onChange={(event) => setTape(fromInches(event.target.value, eighth))}
            />
            <TextInput
              name={tapeFields.cm}
              label="Centimetres"
              value={cm}
              inputMode="decimal"
              autoComplete="off"
              error={cm && !reading ? 'A length, such as 92.4' : undefined}
              onChange={(event) => setTape(fromCm(event.target.value))}
            />
          </div>
          <EighthMarks eighth={eighth} onChoose={(mark) => setTape(fromInches(inches, mark))} />
          <p className={styles.submit}>
            <Button type="submit" name={tapeFields.from} value="in" variant="default">
              Show centimetres
            </Button>
            <Button type="submit" name={tapeFields.from} value="cm" variant="default">
              Show inches
            </Button>
          </p>
          <div role="status" aria-label="The length">
            <dl className={styles.readings}>
              <div>
                <dt>In inches</dt>
                <dd>
                  {reading?.inches ?? '–'} <small>in</small>
                </dd>
              </div>
              <div>
                <dt>In centimetres</dt>
                <dd>
                  {reading?.cm ?? '–'} <small>cm</small>
                </dd>
              </div>
            </dl>
          </div>
        </form>
      </div>
    </section>
  );
}
