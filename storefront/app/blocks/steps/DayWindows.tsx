import type { Feature } from '#app/blocks/feature-schema';

import { dayHours } from './day-hours';
import { DayWindow } from './DayWindow';
import styles from './day-windows.module.css';

/** The hours of a day, each with a window whose shade stands as it does then. */
export function DayWindows({ steps }: { steps: readonly Feature[] }) {
  return (
    <ol className={styles.hours}>
      {steps.map(({ title, description }, index) => (
        <li key={title}>
          <DayWindow hour={dayHours[index % dayHours.length] ?? 'morning'} />
          <h3 className="h4">{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
