import { useId, type SelectHTMLAttributes } from 'react';

import { Icon } from './icons';
import styles from './inline-select.module.css';

interface InlineSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A choice of one in a line above a list: label and list side by side, on phones the list alone. */
export function InlineSelect({ label, options, ...props }: InlineSelectProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select {...props} id={id} autoComplete="off">
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="chevron" className={styles.chevron ?? ''} />
    </div>
  );
}
