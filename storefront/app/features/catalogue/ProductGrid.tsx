import { ProductCard, type ProductSummary } from './ProductCard';
import styles from './product-grid.module.css';

/** Cards in one, two or three columns by width (spec §2.4), and for which window their prices are. */
export function ProductGrid({ products }: { products: ProductSummary[] }) {
  return (
    <>
      <ul className={styles.grid}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
      <p className={`caption ${styles.note}`}>Prices are for a window of 36 by 48 in.</p>
    </>
  );
}
