import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';

import { Breadcrumbs, type Crumb } from '#app/ui/Breadcrumbs';
import { Picture } from '#app/ui/Picture';

import styles from './landing-hero.module.css';
import type { LandingPage } from './landing-page';

type LandingHeroProps = Pick<LandingPage, 'title' | 'description' | 'heroImage' | 'heroLinks'> & {
  trail: Crumb[];
};

/** Title, lead and the ways on beside the large picture. */
export function LandingHero(props: LandingHeroProps) {
  const { trail, title, description, heroImage, heroLinks } = props;
  return (
    <div className={styles.hero}>
      <div className={styles.copy}>
        <Breadcrumbs trail={trail} />
        <h1 className={`d1 ${styles.title}`}>{title}</h1>
        <p className="lead">{description}</p>
        {heroLinks.length > 0 ? (
          <div className={styles.actions}>
            {heroLinks.map(({ text, link }, index) => (
              <Button
                key={text}
                component={Link}
                to={link}
                variant={index === 0 ? 'filled' : 'default'}
              >
                {text}
              </Button>
            ))}
          </div>
        ) : null}
      </div>
      <Picture
        className={styles.picture}
        image={heroImage}
        sizes="(min-width: 820px) 58vw, 100vw"
        priority
      />
    </div>
  );
}
