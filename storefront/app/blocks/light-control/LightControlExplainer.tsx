import { useId } from 'react';

import type { LightControl } from '#app/domain/catalogue';
import { lightControls } from '#app/domain/light-control';
import { Radio } from '#app/ui/Radio';

import { dayTimes, lightControlWords } from './light-control-words';
import styles from './light-control-explainer.module.css';
import { Room } from './Room';

interface LightControlExplainerProps {
  /** What is said over it; without, it says it itself. */
  heading?: string;
  text?: string;
  /** Where a link to it leads. */
  anchor?: string;
  /** What is chosen at first. */
  initial: LightControl;
  /** True on a product's page, where that is the product's own. */
  ofProduct?: boolean;
}

/**
 * What the three kinds of cloth do to a room by day and by night. Two groups of radios and a drawing that
 * the stylesheet alone keeps with them, so it needs no script.
 */
export function LightControlExplainer({
  heading = 'Light control, by day and by night',
  text = 'One window, three cloths. Choose a cloth and a time of day.',
  anchor,
  initial,
  ofProduct = false,
}: LightControlExplainerProps) {
  const id = useId();
  return (
    <section className="section sunken" id={anchor} aria-labelledby={id}>
      <div className={`wrap ${styles.explainer}`}>
        <div className={styles.copy}>
          <h2 className="h2" id={id}>
            {heading}
          </h2>
          <p className="lead">{text}</p>
          <div className={styles.choices}>
            <fieldset>
              <legend className={styles.legend}>Light control</legend>
              {lightControls.map(({ value, label }) => (
                <Radio
                  key={value}
                  name={`${id}-cloth`}
                  value={value}
                  defaultChecked={value === initial}
                >
                  <span>
                    {label}
                    {ofProduct && value === initial && (
                      <span className={styles.own}> this product</span>
                    )}
                  </span>
                </Radio>
              ))}
            </fieldset>
            <fieldset>
              <legend className={styles.legend}>Time of day</legend>
              {dayTimes.map(({ value, label }) => (
                <Radio
                  key={value}
                  name={`${id}-time`}
                  value={value}
                  defaultChecked={value === 'day'}
                >
                  {label}
                </Radio>
              ))}
            </fieldset>
          </div>
        </div>
        <figure className={styles.figure}>
          <Room />
          <figcaption className={styles.words} aria-live="polite">
            {lightControls.flatMap(({ value }) =>
              dayTimes.map((time) => (
                <p key={value + time.value} data-cloth={value} data-time={time.value}>
                  {lightControlWords[value][time.value]}
                </p>
              )),
            )}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
