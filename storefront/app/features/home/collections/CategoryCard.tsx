import { PageLink } from '#app/ui/PageLink';
import type { Category } from '#app/domain/catalogue';
import { categoryPath } from '#app/lib/paths';
import { Picture } from '#app/ui/Picture';
import styles from '#app/ui/picture-card.module.css';

interface CategoryCardProps {
  category: Category;
  /** What the picture takes at the card's place in the grid. */
  sizes: string;
}

/** One link: picture, name, description, "Explore Collection". */
export function CategoryCard({ category, sizes }: CategoryCardProps) {
  const { slug, name, description, image } = category;
  return (
    <PageLink className={styles.card} to={categoryPath(slug)}>
      <Picture className={styles.picture} image={image} alt="" ratio="4:3" sizes={sizes} />
      <h3 className="h3">{name}</h3>
      <p>{description}</p>
      <span className={styles.action}>Explore Collection</span>
    </PageLink>
  );
}
