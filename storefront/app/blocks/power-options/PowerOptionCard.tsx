import { usePageProducts } from '#app/blocks/product-grid/page-products';
import { Icon } from '#app/ui/icons';
import { Picture } from '#app/ui/Picture';
import { TextLink } from '#app/ui/TextLink';
import { Tick, TickList } from '#app/ui/TickList';
import { Unbroken } from '#app/ui/Unbroken';

import { optionLink } from './option-link';
import styles from './power-option-card.module.css';
import type { PowerOption } from './schema';

/** One among equals, or the one that the address names, which takes the whole width, with the others in rows below. */
export type OptionPlace = 'equal' | 'chosen' | 'other';

interface PowerOptionCardProps {
  option: PowerOption;
  place: OptionPlace;
}

/** One way to feed a motor. */
export function PowerOptionCard({ option, place }: PowerOptionCardProps) {
  const chosen = place === 'chosen';
  const { type, title, description, points, image } = option;
  const wayOn = optionLink(option, chosen, usePageProducts() !== null);
  return (
    <article
      className={styles.card}
      id={type}
      data-place={place}
      aria-current={chosen || undefined}
    >
      {image && place !== 'other' ? (
        <Picture
          image={image}
          ratio={chosen ? '16:9' : '4:3'}
          sizes={chosen ? '(min-width: 1000px) 53vw, 92vw' : '(min-width: 640px) 45vw, 92vw'}
        />
      ) : null}
      <div className={styles.words}>
        <h3 className="h3">{title}</h3>
        {chosen ? (
          <p className={styles.chosen}>
            <Icon name="check" /> Your choice
          </p>
        ) : null}
        <p className={styles.text}>
          <Unbroken text={description} />
        </p>
        {points.length > 0 && place !== 'other' ? (
          <TickList className={styles.points}>
            {points.map((point) => (
              <Tick key={point}>
                <Unbroken text={point} />
              </Tick>
            ))}
          </TickList>
        ) : null}
        {wayOn ? (
          <TextLink
            className={styles.link}
            to={wayOn.link}
            preventScrollReset={wayOn.link === `?type=${type}`}
          >
            {wayOn.text}
          </TextLink>
        ) : null}
      </div>
    </article>
  );
}
