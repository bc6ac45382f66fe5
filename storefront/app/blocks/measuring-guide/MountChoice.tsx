import { mounts, type Mount } from '#app/domain/measure/opening';

import { MountDrawing } from './drawings/MountDrawing';
import { mountField } from './opening-search';
import styles from './mount-choice.module.css';

interface MountChoiceProps {
  legend: string;
  words: Record<Mount, { title: string; description: string }>;
  mount: Mount;
  /** The form that the choice is sent with when there is no script. */
  form: string;
  onChoose: (mount: Mount) => void;
}

/** Two cards with a drawing each, and a radio in both. */
export function MountChoice({ legend, words, mount, form, onChoose }: MountChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className="vh">{legend}</legend>
      {mounts.map((name) => (
        <label key={name}>
          <MountDrawing mount={name} />
          <span className={styles.words}>
            <input
              type="radio"
              name={mountField}
              value={name}
              form={form}
              data-mount={name}
              checked={mount === name}
              autoComplete="off"
              aria-label={words[name].title}
              aria-describedby={`mount-${name}`}
              onChange={() => onChoose(name)}
            />
            <span className="h3">{words[name].title}</span>
            <span className={styles.description} id={`mount-${name}`}>
              {words[name].description}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
