import { eighthNames } from '#app/domain/measure/length';

import { tapeFields } from './tape-state';
import styles from './eighth-marks.module.css';

interface EighthMarksProps {
  eighth: number;
  onChoose: (eighth: number) => void;
}

/** One inch of a tape: eight marks, one of them chosen. */
export function EighthMarks({ eighth, onChoose }: EighthMarksProps) {
  return (
    <fieldset className={styles.group}>
      <legend>Eighths</legend>
      <div className={styles.tape}>
        {eighthNames.map((name, mark) => (
          <label key={name}>
            <input
              type="radio"
              name={tapeFields.eighth}
              value={mark}
              checked={mark === eighth}
              aria-label={name || 'No eighths'}
              autoComplete="off"
              onChange={() => onChoose(mark)}
            />
            <span aria-hidden="true">{name || '0'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
