import type { ReactNode } from 'react';

import { Breadcrumbs } from '#app/ui/Breadcrumbs';

import { BareWindow } from './BareWindow';
import styles from './product-gone.module.css';
import { productTrail } from './product-trail';

const goneTitle = 'Product Not Found';

/** The shape of a product's page with nothing on the wall but two brackets. */
export function ProductGone({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <Breadcrumbs trail={productTrail(goneTitle)} />
      <section className={styles.gone}>
        <div className={styles.picture}>
          <BareWindow />
        </div>
        <div>
          <h1 className="d2">{goneTitle}</h1>
          <p className={`lead ${styles.lead}`}>{text}</p>
          {children}
        </div>
      </section>
    </div>
  );
}
