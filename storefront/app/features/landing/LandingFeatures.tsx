import type { Feature } from '#app/blocks/feature-schema';

import styles from './landing-features.module.css';

interface LandingFeaturesProps {
  /** What the features are of. */
  title: string;
  features: readonly Feature[];
}

/** The three features of the template, right under the hero and without a heading of their own. */
export function LandingFeatures({ title, features }: LandingFeaturesProps) {
  return (
    <section className="section" aria-label={`${title} at a glance`}>
      <ul className={`wrap ${styles.features}`}>
        {features.map((feature) => (
          <li key={feature.title}>
            <h2 className="h3">{feature.title}</h2>
            <p>{feature.description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
