import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import { SectionDrawing } from '#app/blocks/drawings/SectionDrawing';
import { HalfPanel } from '#app/ui/HalfPanel';
import { Picture } from '#app/ui/Picture';
import { Tick, TickList } from '#app/ui/TickList';

import type { PanelSection } from './schema';
import styles from './panel.module.css';

/**
 * One subject by itself. A drawing, or a picture with a sentence, fills the width of the screen; a list of points stands beside the
 * picture or, without one, beside the words.
 */
export function Panel(section: PanelSection) {
  const { anchor, heading, text, points, image, drawing, link } = section;
  const titleId = `${anchor}-title`;
  const wayOn = link && (
    <Button component={Link} to={link.link} variant="default">
      {link.text}
    </Button>
  );
  const list = points.length > 0 && (
    <TickList>
      {points.map((point) => (
        <Tick key={point}>{point}</Tick>
      ))}
    </TickList>
  );
  if (drawing || (image && !list)) {
    return (
      <HalfPanel
        anchor={anchor}
        title={heading}
        image={image}
        drawing={drawing && <SectionDrawing name={drawing} />}
      >
        <p className="lead">{text}</p>
        {list}
        {wayOn}
      </HalfPanel>
    );
  }
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
