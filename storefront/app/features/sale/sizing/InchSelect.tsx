import { InputBase } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';

import { formatCentimetres, inchOptions } from '#app/domain/window-size';
import { Icon } from '#app/ui/icons';

import styles from './inch-select.module.css';

interface InchSelectProps {
  name: string;
  label: string;
  inches: number;
  onChange: (inches: number) => void;
}

/** One side of a window in whole inches, with its centimetres below. */
export function InchSelect({ name, label, inches, onChange }: InchSelectProps) {
  return (
    <InputBase
      component="select"
      id={`window-${name}`}
      name={name}
      label={label}
      description={formatCentimetres(inches)}
      value={inches}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      autoComplete="off"
      pointer
      rightSectionWidth={46}
      rightSectionPointerEvents="none"
      rightSection={<Icon name="chevron" className={styles.chevron ?? ''} />}
    >
      {inchOptions.map((option) => (
        <option key={option} value={option}>
          {option} in
        </option>
      ))}
    </InputBase>
  );
}
