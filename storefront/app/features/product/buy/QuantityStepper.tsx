import { isQuantity, parseQuantity } from '#app/domain/quantity';
import { Icon } from '#app/ui/icons';

import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  value: number;
  onChange: (quantity: number) => void;
}

/** Minus, number, plus. It never holds anything but a quantity: other input is refused as it is typed. */
export function QuantityStepper({ value, onChange }: QuantityStepperProps) {
  const type = (typed: string) => {
    const quantity = parseQuantity(typed);
    if (quantity !== undefined) onChange(quantity);
  };

  return (
    <div className={styles.stepper}>
      <button
        type="button"
        aria-label="Decrease quantity"
        disabled={!isQuantity(value - 1)}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        aria-label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
        // All of it is chosen, so that a digit replaces the number that cannot be deleted.
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        aria-label="Increase quantity"
        disabled={!isQuantity(value + 1)}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
