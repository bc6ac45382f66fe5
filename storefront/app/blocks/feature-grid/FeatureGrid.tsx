import { SectionDrawing } from '#app/blocks/drawings/SectionDrawing';
import { HalfPanel } from '#app/ui/HalfPanel';
import { Section } from '#app/ui/Section';
import { Unbroken } from '#app/ui/Unbroken';

import { FeatureCards } from './FeatureCards';
import type { FeatureGridSection } from './schema';
import styles from './feature-grid.module.css';

/** What something is made of: a list beside a picture or a drawing where there is one, else cards. */
export function FeatureGrid(section: FeatureGridSection) {
  const { anchor, heading, text, image, drawing, items } = section;
  const lead = text ? <p className="lead">{text}</p> : null;
  if (!image && !drawing) {
    return (
      <Section title={heading} anchor={anchor} aside={lead}>
        <FeatureCards features={items} />
      </Section>
    );
  }
  return (
    <HalfPanel
      anchor={anchor}
      title={heading}
      image={image}
      drawing={drawing && <SectionDrawing name={drawing} />}
    >
      {lead}
      <dl className={styles.parts}>
        {items.map(({ title, description }) => (
          <div key={title}>
            <dt className="h4">{title}</dt>
            <dd>
              <Unbroken text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </HalfPanel>
  );
}
