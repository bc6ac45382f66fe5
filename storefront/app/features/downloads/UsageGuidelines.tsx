import { useBrand } from '#app/features/shell/use-brand';
import { BreakableAddress } from '#app/ui/BreakableAddress';
import { Section } from '#app/ui/Section';

import { rules } from './rules';
import styles from './usage-guidelines.module.css';

/** What may be done with the files, and whom to ask for more (spec §2.16). */
export function UsageGuidelines() {
  const { email } = useBrand();
  return (
    <div className="sunken">
      <Section title="Usage Guidelines">
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule.text}>
              <svg viewBox="0 0 112 84" aria-hidden="true">
                {'lines' in rule ? <path d={rule.lines} /> : null}
                {'dashed' in rule ? <path d={rule.dashed} strokeDasharray="4 5" /> : null}
                <path className={styles.gold} d={rule.gold} />
                {'stroke' in rule ? <path className={styles.stroke} d={rule.stroke} /> : null}
              </svg>
              <p>{rule.text}</p>
            </li>
          ))}
        </ul>
        <p className={`lead ${styles.contact}`}>
          Something missing, or a use we have not thought of? Write to{' '}
          <a href={`mailto:${email}`}>
            <BreakableAddress text={email} />
          </a>
          .
        </p>
      </Section>
    </div>
  );
}
