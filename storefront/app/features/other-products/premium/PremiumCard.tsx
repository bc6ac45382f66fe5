import { formatCad } from '#app/domain/money';
import { Picture } from '#app/ui/Picture';

import styles from './premium-card.module.css';
import type { PremiumItem } from './premium-items';

/** `sizes` of a 4:5 picture that shows a slice of a 4:3 master: what the whole master would take. */
const sizes = '(min-width: 490px) 620px, 127vw';

interface PremiumCardProps {
  item: PremiumItem;
  /** True for the card that a visitor sees first. */
  first: boolean;
}

/** A material: picture, badge, name and price on one line, a sentence. */
export function PremiumCard({ item, first }: PremiumCardProps) {
  const { name, image, description, price, badge } = item;
  return (
    <article>
      <div className={styles.media}>
        <Picture image={image} ratio="4:5" sizes={sizes} priority={first} />
        <span className={styles.badge}>{badge}</span>
      </div>
      <div className={styles.row}>
        <h3 className="h4">{name}</h3>
        <p className={`price ${styles.price}`}>{formatCad(price)}</p>
      </div>
      <p className={`muted small ${styles.description}`}>{description}</p>
    </article>
  );
}
