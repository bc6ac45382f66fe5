import { useId, type ChangeEvent } from 'react';

import { Icon } from '#app/ui/icons';

import { photoFailures, pickerLabel, type PhotoFailure } from '../room-preview-words';
import styles from './room-picker.module.css';

interface RoomPickerProps {
  /** The room on the drawing, if there is one. */
  name: string | null;
  reading: boolean;
  failure: PhotoFailure | null;
  onPick: (photo: File) => void;
}

/** The browser's own file picker, over the whole box: a photo can be dropped on it as well. */
export function RoomPicker({ name, reading, failure, onPick }: RoomPickerProps) {
  const id = useId();

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [photo] = currentTarget.files ?? [];
    if (!photo) return;
    onPick(photo);
    // Otherwise the same photo could not be chosen again after another room.
    currentTarget.value = '';
  }

  return (
    <div className={styles.picker}>
      <label htmlFor={id}>{pickerLabel}</label>
      <div className={styles.box}>
        <Icon name="picture" />
        <span className={styles.name} id={`${id}-name`} role="status">
          {reading ? 'Opening the photo...' : (name ?? 'No photo yet')}
        </span>
        <span className={styles.button} aria-hidden="true">
          {name ? 'Change' : 'Choose'}
        </span>
        <input
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-name ${id}-promise`}
          onChange={onChange}
        />
      </div>
      <p className="caption" id={`${id}-promise`}>
        Your photo never leaves this device.
      </p>
      <p className={styles.failure} role="alert">
        {failure && (
          <>
            <Icon name="error" />
            {photoFailures[failure]}
          </>
        )}
      </p>
    </div>
  );
}
