import { Icon } from '#app/ui/icons';
import drawing from '#app/ui/line-drawing.module.css';
import { Section } from '#app/ui/Section';
import { Unbroken } from '#app/ui/Unbroken';

import { benefitDrawing } from './benefit-drawings';
import type { BenefitsSection } from './schema';
import styles from './benefit-columns.module.css';

/** Points side by side, parted by hairlines: two in a row with a drawing each where all are drawn, else with a tick. */
export function BenefitColumns({ anchor, heading, text, items }: Omit<BenefitsSection, 'figure'>) {
  const drawn = items.every(({ title }) => benefitDrawing(title));
  return (
    <Section title={heading} anchor={anchor} aside={text ? <p className="lead">{text}</p> : null}>
      <ul
        className={`${styles.columns} ${drawn ? styles.drawn : styles.ticked}`}
        data-count={items.length}
      >
        {items.map(({ title, description }) => (
          <li key={title}>
            {drawn ? (
              <svg className={drawing.drawing} viewBox="7 0 64 64" aria-hidden="true">
                {benefitDrawing(title)}
              </svg>
            ) : (
              <Icon name="check" className={styles.tick} />
            )}
            <h3 className="h4">{title}</h3>
            <p>
              <Unbroken text={description} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
