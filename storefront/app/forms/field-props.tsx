import type { FieldMetadata } from '@conform-to/react';

import { FieldError } from './FieldError';
import styles from './field.module.css';

/** What every adapter takes beside the props of its Mantine part. */
export interface FieldProps {
  field: FieldMetadata<string | undefined>;
  label: string;
  /** Says so beside the label; all other fields are required. */
  optional?: boolean;
}

/**
 * The props that tie a Mantine field to conform: name, form, kept value, label, linked error. Ids follow conform's, so
 * that Mantine's `aria-describedby` and a link of the error summary meet.
 */
export function fieldProps({ field, label, optional = false }: FieldProps) {
  const message = field.errors?.[0];
  return {
    id: field.id,
    name: field.name,
    form: field.formId,
    defaultValue: field.initialValue,
    required: !optional,
    label: optional ? (
      <>
        {label} <span className={styles.optional}>(optional)</span>
      </>
    ) : (
      label
    ),
    error: message ? <FieldError message={message} /> : undefined,
  };
}

/** Classes of a field's root: the line of the error is reserved while there is none. */
export function fieldClass(field: FieldProps['field'], className?: string): string {
  return [field.errors ? undefined : styles.reserved, className].filter(Boolean).join(' ');
}
