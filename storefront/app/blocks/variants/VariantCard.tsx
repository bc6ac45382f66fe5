import { PageLink } from '#app/ui/PageLink';
import { Picture } from '#app/ui/Picture';
import styles from '#app/ui/picture-card.module.css';
import { Unbroken } from '#app/ui/Unbroken';

import type { Variant } from './schema';

interface VariantCardProps {
  variant: Variant;
  /** Cards in a row of a wide screen. */
  columns: number;
}

/** One kind; where it has a page of its own, the whole card leads there. */
export function VariantCard({ variant, columns }: VariantCardProps) {
  const { title, description, image, link } = variant;
  const content = (
    <>
      <Picture
        className={styles.picture}
        image={image}
        alt={link ? '' : undefined}
        ratio={columns > 2 ? '4:5' : '4:3'}
        sizes={`(min-width: 1000px) ${Math.round(92 / columns)}vw, (min-width: 640px) 45vw, calc(100vw - 40px)`}
      />
      <h3 className="h3">{title}</h3>
      <p>
        <Unbroken text={description} />
      </p>
    </>
  );
  if (!link) return <div className={styles.card}>{content}</div>;
  return (
    <PageLink className={styles.card} to={link}>
      {content}
      <span className={styles.action}>Explore Collection</span>
    </PageLink>
  );
}
