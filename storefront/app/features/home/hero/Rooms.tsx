import { Carousel } from '@mantine/carousel';
import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState, type CSSProperties } from 'react';

import { Picture } from '#app/ui/Picture';
import { heroSizes, rooms } from './rooms';
import type { Slideshow } from './use-slideshow';
import styles from './rooms.module.css';

/**
 * The pictures, one over the other. The carousel knows swipes and order; its sideways movement is switched off in the
 * stylesheet, and the room that comes is uncovered from the bottom edge upward instead.
 */
export function Rooms({ slideshow }: { slideshow: Slideshow }) {
  const { count, current, leaving, needed, running, show } = slideshow;
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);

  // Only a hand is listened to, not our own `scrollTo`. The library's `onSlideChange` compares with what it last drew: of
  // two changes that come faster than it draws, it takes the first for a swipe and goes back to it.
  useEffect(() => {
    if (!embla) return;
    embla.scrollTo(current, true);
    const swiped = () => show(embla.selectedScrollSnap());
    embla.on('select', swiped);
    return () => {
      embla.off('select', swiped);
    };
  }, [embla, current, show]);

  return (
    <Carousel
      className={styles.stage}
      classNames={{ viewport: styles.viewport, container: styles.strip }}
      aria-live={running ? 'off' : 'polite'}
      emblaOptions={{ loop: true }}
      withControls={false}
      withKeyboardEvents={false}
      getEmblaApi={setEmbla}
    >
      {rooms.map(({ picture, position }, index) => (
        <Carousel.Slide
          key={index}
          className={styles.room}
          style={{ '--index': index } as CSSProperties}
          role="group"
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${count}`}
          aria-hidden={index !== current}
          data-state={roomState(index, current, leaving)}
        >
          {needed[index] ? (
            <Picture
              className={styles.picture}
              image={picture}
              sizes={heroSizes}
              position={position}
              priority={index === 0}
            />
          ) : null}
        </Carousel.Slide>
      ))}
    </Carousel>
  );
}

function roomState(index: number, current: number, leaving: number | null) {
  if (index === current) return leaving === null ? 'first' : 'coming';
  return index === leaving ? 'leaving' : 'waiting';
}
