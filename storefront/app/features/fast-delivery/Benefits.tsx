import { Unbroken } from '#app/ui/Unbroken';

import { benefits } from './benefits';
import styles from './benefits.module.css';

/** What fast delivery means: three cards, drawn. */
export function Benefits() {
  return (
    <section className="wrap" aria-labelledby="benefits">
      <h2 className="vh" id="benefits">
        What fast delivery means
      </h2>
      <ul className={styles.benefits}>
        {benefits.map(({ title, text, lines, gold }) => (
          <li key={title}>
            <svg viewBox="7.5 0 112 112" aria-hidden="true">
              <path d={lines} />
              <path className={styles.gold} d={gold} />
            </svg>
            <h3 className="h4">{title}</h3>
            <p className="muted">
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
