import { InputBase } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';

import { fieldClass, fieldProps, type FieldProps } from './field-props';

interface TextareaFieldProps extends FieldProps {
  placeholder?: string;
  readOnly?: boolean;
  className?: string;
}

/** Several lines of text. Mantine's Textarea would bring its measuring of rows along, which a drag handle replaces. */
export function TextareaField({ field, label, optional, className, ...input }: TextareaFieldProps) {
  return (
    <InputBase
      component="textarea"
      multiline
      key={field.key}
      {...input}
      {...fieldProps({ field, label, optional })}
      className={fieldClass(field, className)}
    />
  );
}
