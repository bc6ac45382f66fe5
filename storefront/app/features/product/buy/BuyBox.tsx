import { Button } from '@mantine/core';
import { useState } from 'react';

import { quantityBounds } from '#app/domain/quantity';
import { consultationFormPath } from '#app/lib/paths';
import { showToast } from '#app/ui/toast';

import styles from './buy-box.module.css';
import { QuantityStepper } from './QuantityStepper';

interface BuyBoxProps {
  name: string;
  inStock: boolean;
}

/**
 * Quantity and "Add to Cart", which shows a notice and sends nothing (spec §2.5). Both need a script;
 * without one the consultation is the way to order.
 */
export function BuyBox({ name, inStock }: BuyBoxProps) {
  const [quantity, setQuantity] = useState<number>(quantityBounds.min);

  const add = () =>
    showToast({ title: 'Added to cart', text: `${quantity} x ${name} added to your cart.` });

  return (
    <>
      <div className={styles.buy}>
        <QuantityStepper value={quantity} onChange={setQuantity} />
        <Button disabled={!inStock} onClick={add}>
          {inStock ? 'Add to Cart' : 'Out of Stock'}
        </Button>
      </div>
      <noscript>
        <Button component="a" href={consultationFormPath} fullWidth>
          Request Consultation
        </Button>
      </noscript>
    </>
  );
}
