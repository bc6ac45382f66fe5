import { LightControlExplainer } from '#app/blocks/light-control/LightControlExplainer';
import { useBrand } from '#app/features/shell/use-brand';
import { categoryPath, productsPath } from '#app/lib/paths';
import { buildBreadcrumbData } from '#app/seo/breadcrumb-data';
import { JsonLd } from '#app/seo/JsonLd';
import { Breadcrumbs } from '#app/ui/Breadcrumbs';
import { TextLink } from '#app/ui/TextLink';

import { productTrail } from './product-trail';
import { buildProductData } from './product-data';
import type { DeferredCards, ProductView } from './product-view';
import { ProductDetail } from './ProductDetail';
import { ProductRow } from './ProductRow';

interface ProductPageProps {
  product: ProductView;
  related: DeferredCards;
}

/** One product (spec §2.5), what its light control does to a room, and what else there is. */
export function ProductPage({ product, related }: ProductPageProps) {
  const brand = useBrand();
  const { category, filterType } = product;
  const trail = productTrail(product.name, category);
  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <ProductDetail product={product} />
      </div>
      <LightControlExplainer initial={filterType} ofProduct />
      <ProductRow title="You may also like" cards={related}>
        <TextLink to={category ? categoryPath(category.slug) : productsPath()}>
          View the collection
        </TextLink>
      </ProductRow>
      <JsonLd data={buildProductData(product, brand)} />
      <JsonLd data={buildBreadcrumbData(trail, brand.siteUrl)} />
    </>
  );
}
