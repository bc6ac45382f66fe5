import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import { IconButton } from '#app/ui/IconButton';
import { roomPeriod, rooms } from './rooms';
import { Rooms } from './Rooms';
import { Slats } from './Slats';
import { useSlideshow } from './use-slideshow';
import styles from './hero.module.css';

/** The first screen: five rooms that follow each other, the headline, the two ways on. */
export function Hero() {
  const slideshow = useSlideshow(rooms.length, roomPeriod);
  const { current, playing, toggle, stageProps } = slideshow;
  return (
    <section className={styles.hero} aria-roledescription="carousel" aria-label="Rooms">
      <div className={styles.stage} {...stageProps}>
        <Rooms slideshow={slideshow} />
        <div className={styles.bar}>
          <IconButton
            className={styles.toggle}
            icon={playing ? 'pause' : 'play'}
            label={playing ? 'Pause slideshow' : 'Play slideshow'}
            onClick={toggle}
          />
          <Slats slideshow={slideshow} />
          <p className={`dim ${styles.dimension}`}>{rooms[current]?.covering}</p>
        </div>
      </div>
      <div className={styles.copy}>
        <h1 className="d1">Daylight, made to measure</h1>
        <p className="lead">
          Custom blinds and shades, handcrafted in Canada from premium materials and measured to the
          exact specifications of your windows.
        </p>
        <div className={styles.actions}>
          <Button component={Link} to="/products">
            Shop Collections
          </Button>
          <Button component={Link} to="/contact" variant="default">
            Request Consultation
          </Button>
        </div>
      </div>
    </section>
  );
}
