import { getFormProps, useForm } from '@conform-to/react';
import { Button } from '@mantine/core';

import { ErrorSummary } from '#app/forms/ErrorSummary';
import { parseForm } from '#app/forms/parse-form';
import { SelectField } from '#app/forms/SelectField';
import { TextField } from '#app/forms/TextField';

import { PostalCodeField } from './PostalCodeField';
import { provinces } from './provinces';
import styles from './sample-form.module.css';
import { SampleRequestSchema } from './sample-schema';

interface SampleFormProps {
  onCancel: () => void;
  onSent: () => void;
}

/** The sample request (spec §5). It sends nothing anywhere (spec §7): what passes the rules is done. */
export function SampleForm({ onCancel, onSent }: SampleFormProps) {
  const [form, fields] = useForm({
    id: 'samples',
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseForm(formData, SampleRequestSchema),
    onSubmit(event) {
      event.preventDefault();
      onSent();
    },
  });
  const { name, email, address, city, province, postalCode } = fields;

  return (
    <form className={styles.form} {...getFormProps(form)} noValidate>
      <div className={styles.whole}>
        <ErrorSummary fields={[name, email, address, city, province, postalCode]} />
      </div>
      <TextField field={name} label="Name" autoComplete="name" />
      <TextField field={email} label="Email" type="email" inputMode="email" autoComplete="email" />
      <TextField
        className={styles.whole ?? ''}
        field={address}
        label="Address"
        autoComplete="street-address"
      />
      <TextField field={city} label="City" autoComplete="address-level2" />
      <SelectField
        field={province}
        label="Province"
        placeholder="Select Province"
        options={provinces}
        autoComplete="address-level1"
      />
      <PostalCodeField field={postalCode} />
      <div className={styles.actions}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">Request Samples</Button>
      </div>
    </form>
  );
}
