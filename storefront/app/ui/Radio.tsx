import type { InputHTMLAttributes, ReactNode } from 'react';

import styles from './radio.module.css';

interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** The option's label. */
  children: ReactNode;
}

/** One option of a group, 44px high. What the browser remembers of an earlier visit does not count. */
export function Radio({ children, ...props }: RadioProps) {
  return (
    <label className={styles.option}>
      <input {...props} type="radio" autoComplete="off" />
      {children}
    </label>
  );
}
