import { useBrand } from '#app/features/shell/use-brand';
import { Section } from '#app/ui/Section';
import { reasons } from './reasons';
import styles from './why-choose.module.css';

/** Four reasons to choose the shop, each with its drawing. */
export function WhyChoose() {
  const { name } = useBrand();
  return (
    <Section title={`Why Choose ${name}`}>
      <ul className={styles.reasons}>
        {reasons.map(({ title, text, viewBox, lines, gold }) => (
          <li key={title}>
            <svg viewBox={viewBox} aria-hidden="true">
              <path d={lines} />
              <path className={styles.gold} d={gold} />
            </svg>
            <h3 className="h4">{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
