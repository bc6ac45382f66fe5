import { IconButton } from '#app/ui/IconButton';
import { roomPeriod, rooms } from './rooms';
import { Rooms } from './Rooms';
import { Slats } from './Slats';
import { useSlideshow } from './use-slideshow';
import styles from './hero.module.css';

/** The rooms, and under them what moves and names them. */
export function Stage() {
  const slideshow = useSlideshow(rooms.length, roomPeriod);
  const { current, playing, toggle, stageProps } = slideshow;
  return (
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
  );
}
