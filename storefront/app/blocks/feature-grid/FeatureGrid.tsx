import { HalfPanel } from '#app/ui/HalfPanel';
import { Section } from '#app/ui/Section';

import { FeatureCards } from './FeatureCards';
import type { FeatureGridSection } from './schema';
import styles from './feature-grid.module.css';

/** What something is made of: a list beside a picture where there is a picture, else cards. */
export function FeatureGrid({ anchor, heading, text, image, items }: FeatureGridSection) {
  const lead = text ? <p className="lead">{text}</p> : null;
  if (!image) {
    return (
      <Section title={heading} anchor={anchor} aside={lead}>
        <FeatureCards features={items} />
      </Section>
    );
  }
  return (
    <HalfPanel anchor={anchor} title={heading} image={image}>
      {lead}
      <dl className={styles.parts}>
        {items.map(({ title, description }) => (
          <div key={title}>
            <dt className="h4">{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </HalfPanel>
  );
}
