import { Icon } from '#app/ui/icons';
import { Section } from '#app/ui/Section';
import { Unbroken } from '#app/ui/Unbroken';

import type { BenefitsSection } from './schema';
import styles from './benefit-columns.module.css';

/** Points side by side, parted by hairlines. */
export function BenefitColumns({ anchor, heading, text, items }: Omit<BenefitsSection, 'figure'>) {
  return (
    <Section title={heading} anchor={anchor} aside={text ? <p className="lead">{text}</p> : null}>
      <ul className={styles.columns} data-count={items.length}>
        {items.map(({ title, description }) => (
          <li key={title}>
            <Icon name="check" className={styles.tick} />
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
