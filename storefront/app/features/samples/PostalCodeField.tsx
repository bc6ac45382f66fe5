import type { FormEvent } from 'react';

import type { FieldProps } from '#app/forms/field-props';
import { TextField } from '#app/forms/TextField';

import { formatPostalCode } from './postal-code';

/** The postal code, formatted as it is typed. */
export function PostalCodeField({ field }: Pick<FieldProps, 'field'>) {
  return (
    <TextField field={field} label="Postal code" autoComplete="postal-code" onInput={format} />
  );
}

function format({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const before = { text: input.value, caret: input.selectionStart ?? input.value.length };
  const { text, caret } = formatPostalCode(before);
  // To write the same value again would put the caret at the end and break the browser's undo.
  if (text === before.text) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
