import { Textarea, type TextareaProps } from '@mantine/core';

import { fieldClass, fieldProps, type FieldProps } from './field-props';

type TextareaFieldProps = FieldProps &
  Pick<TextareaProps, 'className' | 'placeholder' | 'readOnly'>;

/** Several lines of text. */
export function TextareaField({ field, label, optional, className, ...input }: TextareaFieldProps) {
  return (
    <Textarea
      key={field.key}
      {...input}
      {...fieldProps({ field, label, optional })}
      className={fieldClass(field, className)}
    />
  );
}
