import { useState, type ReactNode } from 'react';
import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { parseDollars, writeDollars } from './dollars';

/** What Strapi hands an input; its types say that it hands nothing. */
interface MoneyInputProps {
  name?: string;
  label?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
}

/** A field of whole cents that people fill in as dollars and cents. */
export default function MoneyInput({
  name = '',
  label,
  labelAction,
  required,
  disabled,
}: MoneyInputProps) {
  const { value, error, onChange } = useField<number | null>(name);
  const [draft, setDraft] = useState<string>();
  const saved = typeof value === 'number' && !Number.isNaN(value) ? writeDollars(value) : '';
  const unreadable =
    draft !== undefined && draft.trim() !== '' && Number.isNaN(parseDollars(draft));

  function change(text: string) {
    setDraft(text);
    const cents = parseDollars(text);
    // Nothing rather than a wrong amount: the server refuses to publish a product without a price.
    onChange(name, Number.isNaN(cents) ? null : cents);
  }

  return (
    <Field.Root
      name={name}
      id={name}
      error={unreadable ? 'Write dollars and cents, such as 149.00.' : error}
      // Strapi's own would give the least amount, in cents.
      hint="In Canadian dollars, such as 149.00."
      required={required}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        name={name}
        inputMode="decimal"
        autoComplete="off"
        startAction={<span aria-hidden>$</span>}
        placeholder="149.00"
        disabled={disabled}
        value={draft ?? saved}
        onChange={(event) => change(event.target.value)}
        onBlur={() => !unreadable && setDraft(undefined)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
