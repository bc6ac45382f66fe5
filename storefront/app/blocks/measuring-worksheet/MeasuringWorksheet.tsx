import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import { SheetDrawing } from './SheetDrawing';
import type { MeasuringWorksheetSection } from './schema';
import styles from './measuring-worksheet.module.css';

/** A page to take to the window. Printing this page prints that sheet and nothing else. */
export function MeasuringWorksheet(section: MeasuringWorksheetSection) {
  const { anchor, heading, text, note, link } = section;
  return (
    <section className="section sunken" id={anchor} aria-labelledby={`${anchor}-title`}>
      <div className={`wrap ${styles.columns}`}>
        <SheetDrawing />
        <div>
          <h2 className="h2" id={`${anchor}-title`}>
            {heading}
          </h2>
          <p className="lead">{text}</p>
          <div className={styles.actions}>
            <Button className={styles.print} onClick={() => window.print()}>
              Print worksheet
            </Button>
            <Button component={Link} to={link.link} variant="default">
              {link.text}
            </Button>
          </div>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
      </div>
    </section>
  );
}
