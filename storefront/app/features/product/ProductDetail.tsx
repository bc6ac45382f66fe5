import { formatCad } from '#app/domain/money';
import { priceBasis } from '#app/domain/price-basis';
import { RichText } from '#app/ui/RichText';
import { Unbroken } from '#app/ui/Unbroken';

import { BuyBox } from './buy/BuyBox';
import { Gallery } from './gallery/Gallery';
import { ProductColumns } from './ProductColumns';
import styles from './product-detail.module.css';
import type { ProductView } from './product-view';
import { ProductFacts } from './ProductFacts';
import { SizingNote } from './SizingNote';

/** Pictures at the left, what there is to know and to do at the right (spec §2.5). */
export function ProductDetail({ product }: { product: ProductView }) {
  const { name, price, description, inStock, pictures } = product;
  return (
    <ProductColumns pictures={<Gallery pictures={pictures} />}>
      <h1 className={`d2 ${styles.name}`}>
        <Unbroken text={name} name />
      </h1>
      <p className={styles.prices}>
        <span className={`price ${styles.price}`}>{formatCad(price)}</span>{' '}
        <span className="caption">{priceBasis}</span>
      </p>
      <RichText text={description} heading="h2" className={`lead ${styles.description}`} />
      <ProductFacts product={product} />
      <BuyBox name={name} inStock={inStock} />
      <SizingNote product={name} />
    </ProductColumns>
  );
}
