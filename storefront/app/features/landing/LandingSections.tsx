import { LandingSection } from '#app/blocks/LandingSection';

import styles from './landing-sections.module.css';
import { sectionGrounds } from './section-grounds';
import type { LandingPage } from './landing-page';

interface LandingSectionsProps {
  sections: LandingPage['sections'];
  /** True when the page closes with a band. */
  closed: boolean;
}

/** The sections that staff chose, each on its ground. */
export function LandingSections({ sections, closed }: LandingSectionsProps) {
  const grounds = sectionGrounds(sections, closed);
  return sections.map((section, place) => (
    <div key={place} className={styles.part} data-ground={grounds[place]}>
      <LandingSection section={section} />
    </div>
  ));
}
