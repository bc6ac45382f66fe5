import { forwardRef, type ButtonHTMLAttributes } from 'react';

import { Icon, type IconName } from './icons';
import styles from './icon-button.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The button's name; the tooltip shows the same words. */
  label: string;
}

/** A 44px square with a drawing in it. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, className, ...props },
  ref,
) {
  return (
    <button
      {...props}
      ref={ref}
      type="button"
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-label={label}
      data-tooltip={label}
    >
      <Icon name={icon} />
    </button>
  );
});
