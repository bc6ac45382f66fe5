import { Section } from '#app/ui/Section';
import { Unbroken } from '#app/ui/Unbroken';

import { benefitDrawing } from './benefit-drawings';
import styles from './drawn-benefits.module.css';
import type { BenefitsSection } from './schema';

/** Points by two in a row, a drawing before each. */
export function DrawnBenefits({ anchor, heading, text, items }: Omit<BenefitsSection, 'figure'>) {
  return (
    <Section title={heading} anchor={anchor} aside={text ? <p className="lead">{text}</p> : null}>
      <ul className={styles.rows}>
        {items.map(({ title, description }) => (
          <li key={title}>
            <svg viewBox="7 0 64 64" aria-hidden="true">
              {benefitDrawing(title)}
            </svg>
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
