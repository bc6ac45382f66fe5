import { InputBase } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';

import { Icon } from '#app/ui/icons';
import { fieldClass, fieldProps, type FieldProps } from './field-props';
import styles from './select-field.module.css';

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** The first choice, which stands for none. */
  placeholder: string;
  readOnly?: boolean;
  autoComplete?: string;
  className?: string;
}

/** A choice of one, in the browser's own list. Mantine's NativeSelect is this part plus a chevron of its own. */
export function SelectField({
  field,
  label,
  optional,
  options,
  placeholder,
  readOnly,
  autoComplete,
  className,
}: SelectFieldProps) {
  return (
    <InputBase
      component="select"
      key={field.key}
      {...fieldProps({ field, label, optional })}
      autoComplete={autoComplete}
      className={fieldClass(field, className)}
      classNames={readOnly ? { input: styles.readOnly } : undefined}
      // HTML knows no read-only list.
      aria-readonly={readOnly || undefined}
      pointer
      rightSectionWidth={46}
      rightSectionPointerEvents="none"
      rightSection={<Icon name="chevron" className={styles.chevron ?? ''} />}
    >
      <option value="">{placeholder}</option>
      {options.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </InputBase>
  );
}
