import type { InputHTMLAttributes, ReactNode } from 'react';

import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** The option's label. */
  children: ReactNode;
}

/** One of several options, 44px high. What the browser remembers of an earlier visit does not count. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <label className={styles.option}>
      <input {...props} type="checkbox" autoComplete="off" />
      {children}
    </label>
  );
}
