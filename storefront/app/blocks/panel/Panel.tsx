import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import { HalfPanel } from '#app/ui/HalfPanel';
import { Picture } from '#app/ui/Picture';
import { Tick, TickList } from '#app/ui/TickList';

import type { PanelSection } from './schema';
import styles from './panel.module.css';

/**
 * One subject by itself. A picture and a sentence fill the width of the screen; a list of points stands beside the
 * picture or, without one, beside the words.
 */
export function Panel({ anchor, heading, text, points, image, link }: PanelSection) {
  const titleId = `${anchor}-title`;
  const wayOn = link && (
    <Button component={Link} to={link.link} variant="default">
      {link.text}
    </Button>
  );
  if (image && points.length === 0) {
    return (
      <HalfPanel anchor={anchor} title={heading} image={image}>
        <p className="lead">{text}</p>
        {wayOn}
      </HalfPanel>
    );
  }
  const list = points.length > 0 && (
    <TickList>
      {points.map((point) => (
        <Tick key={point}>{point}</Tick>
      ))}
    </TickList>
  );
  return (
    <section className={image ? 'section' : 'section sunken'} id={anchor} aria-labelledby={titleId}>
      <div className={`wrap ${styles.columns}`} data-pictured={image !== null}>
        {image ? (
          <Picture
            image={image}
            ratio="4:3"
            sizes="(min-width: 1640px) 580px, (min-width: 1000px) 36vw, 92vw"
          />
        ) : null}
        <div className={styles.words}>
          <h2 className="h2" id={titleId}>
            {heading}
          </h2>
          <p className="lead">{text}</p>
          {image ? list : null}
          {wayOn}
        </div>
        {image ? null : list}
      </div>
    </section>
  );
}
