import { NativeSelect } from '@mantine/core';

import { Icon } from '#app/ui/icons';
import { fieldClass, fieldProps, type FieldProps } from './field-props';
import styles from './select-field.module.css';

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** The first choice, which stands for none. */
  placeholder: string;
  readOnly?: boolean;
  className?: string;
}

/** A choice of one, in the browser's own list. */
export function SelectField({
  field,
  label,
  optional,
  options,
  placeholder,
  readOnly,
  className,
}: SelectFieldProps) {
  return (
    <NativeSelect
      key={field.key}
      {...fieldProps({ field, label, optional })}
      className={fieldClass(field, className)}
      classNames={readOnly ? { input: styles.readOnly } : undefined}
      // HTML knows no read-only list.
      aria-readonly={readOnly || undefined}
      data={[{ value: '', label: placeholder }, ...options]}
      rightSectionWidth={46}
      rightSection={<Icon name="chevron" className={styles.chevron ?? ''} />}
    />
  );
}
