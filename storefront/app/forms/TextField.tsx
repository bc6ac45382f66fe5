import { TextInput, type TextInputProps } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';

import { fieldClass, fieldProps, type FieldProps } from './field-props';

type TextFieldProps = FieldProps &
  Pick<
    TextInputProps,
    'autoComplete' | 'className' | 'inputMode' | 'onInput' | 'readOnly' | 'type'
  >;

/** One line of text. */
export function TextField({ field, label, optional, className, ...input }: TextFieldProps) {
  return (
    <TextInput
      key={field.key}
      {...input}
      {...fieldProps({ field, label, optional })}
      className={fieldClass(field, className)}
    />
  );
}
