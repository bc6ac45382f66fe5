import type { CSSProperties } from 'react';

import { Section } from '#app/ui/Section';

import styles from './day-ruler.module.css';
import { deliveryTimes } from './delivery-times';

/** Days on the way by region, on a ruler of ten; the words beside it say the same. */
export function DayRuler() {
  return (
    <Section
      title="How long it takes"
      aside={
        <p className="lead">
          Days on the way, once your order has left the workshop. Each mark is one day.
        </p>
      }
    >
      <dl className={styles.days}>
        {deliveryTimes.map(({ region, from, to }) => (
          <div key={region}>
            <dt>{region}</dt>
            <dd
              className={styles.bar}
              style={{ '--from': from, '--to': to } as CSSProperties}
              aria-hidden="true"
            />
            <dd className="num">
              {from}-{to} days
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
