import { Picture } from '#app/ui/Picture';
import { SectionHead } from '#app/ui/SectionHead';

import { PlatformMark } from './PlatformMark';
import type { PlatformsSection } from './schema';
import styles from './platforms.module.css';

/** What the motors talk to: a wide picture of the controls, the names as tiles under it. */
export function Platforms({ anchor, heading, text, image, platforms }: PlatformsSection) {
  return (
    <section className="section sunken" id={anchor} aria-labelledby={`${anchor}-title`}>
      <div className="wrap">
        <SectionHead title={heading} id={`${anchor}-title`}>
          {text ? <p className="lead">{text}</p> : null}
        </SectionHead>
        {image ? (
          <Picture
            className={styles.picture}
            image={image}
            sizes="(min-width: 1584px) 1440px, 92vw"
            position="50% 78%"
          />
        ) : null}
        <ul className={styles.tiles}>
          {platforms.map(({ name, mark }) => (
            <li key={name}>
              <PlatformMark mark={mark} />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
