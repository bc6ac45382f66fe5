import { Picture } from '#app/ui/Picture';

import { sampleRooms } from '../photo/sample-rooms';
import styles from './sample-rooms.module.css';

interface SampleRoomsProps {
  /** Name of the room on the drawing. */
  current: string | null;
  onPick: (room: { name: string; url: string }) => void;
}

/** Three rooms with a bare window, for those who have no photo at hand. */
export function SampleRooms({ current, onPick }: SampleRoomsProps) {
  return (
    <fieldset className={styles.rooms}>
      <legend>Use a sample room</legend>
      {sampleRooms.map(({ name, image }) => (
        <button
          key={name}
          type="button"
          className={styles.room}
          aria-pressed={current === name}
          onClick={() => onPick({ name, url: image.url })}
        >
          <Picture image={image} ratio="4:3" sizes="128px" alt="" />
          {name}
        </button>
      ))}
    </fieldset>
  );
}
