import { pictures } from '#app/pictures';
import { Picture } from '#app/ui/Picture';
import { SectionHead } from '#app/ui/SectionHead';

import { Slab } from './Slab';
import styles from './stone-collection.module.css';
import { stoneItems } from './stone-items';

/** The second tab: the natural stone collection, two by two. */
export function StoneCollection() {
  return (
    <>
      <Picture
        className={styles.kitchen}
        image={pictures.roomPreview}
        sizes="100vw"
        position="50% 60%"
        alt="A granite counter under a kitchen window."
      />
      <section className={`wrap ${styles.collection}`} aria-labelledby="natural-stone">
        <SectionHead title="Natural stone collection" id="natural-stone">
          <p className="lead">Cut from the block, sealed in Calgary, templated in your kitchen.</p>
        </SectionHead>
        <div className={styles.slabs}>
          {stoneItems.map((stone) => (
            <Slab key={stone.id} stone={stone} />
          ))}
        </div>
      </section>
    </>
  );
}
