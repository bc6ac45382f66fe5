import { getFormProps } from '@conform-to/react';

import { productInterests } from '#app/domain/consultation';
import { ErrorSummary } from '#app/forms/ErrorSummary';
import { Honeypot } from '#app/forms/Honeypot';
import { SelectField } from '#app/forms/SelectField';
import { SubmitButton } from '#app/forms/SubmitButton';
import { TextareaField } from '#app/forms/TextareaField';
import { TextField } from '#app/forms/TextField';
import { keepDraft } from './draft';
import { FailureNotice } from './FailureNotice';
import { PrivacyNote } from './PrivacyNote';
import { SentNotice } from './SentNotice';
import { useConsultation } from './use-consultation';
import styles from './consultation-form.module.css';

interface ConsultationFormProps {
  /** Marks this request, so that a resend of it stores nothing more. Made anew by the server after each success. */
  submissionKey: string;
  /** What the page writes before the visitor's own words in the message. */
  opening: string;
  /** False after "Send another". */
  first: boolean;
  onSendAnother: () => void;
}

/** The consultation request (spec §4, §5). It posts to the page that it stands on, with or without a script. */
export function ConsultationForm({
  submissionKey,
  opening,
  first,
  onSendAnother,
}: ConsultationFormProps) {
  const { fetcher, action, form, fields, fetchRules, submitting, posted, outcome } =
    useConsultation({ first, opening });
  if (outcome === 'sent')
    return <SentNotice byPost={posted !== undefined} onSendAnother={onSendAnother} />;

  const { name, email, phone, productInterest, message } = fields;
  return (
    <fetcher.Form
      method="post"
      action={action}
      className={styles.form}
      onFocus={fetchRules}
      onPointerEnter={fetchRules}
      onInput={(event) => keepDraft(event.currentTarget, opening)}
      {...getFormProps(form)}
    >
      <div className={styles.whole}>
        <FailureNotice result={posted} />
        <ErrorSummary fields={[name, email, phone, productInterest, message]} />
      </div>
      <input type="hidden" name="submissionKey" value={submissionKey} />
      <Honeypot />
      <TextField field={name} label="Name" autoComplete="name" readOnly={submitting} />
      <TextField
        field={email}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        readOnly={submitting}
      />
      <TextField
        field={phone}
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        readOnly={submitting}
      />
      <SelectField
        field={productInterest}
        label="Product interest"
        placeholder="Select Product Type"
        options={productInterests}
        readOnly={submitting}
      />
      <TextareaField
        className={styles.whole ?? ''}
        field={message}
        label="Message"
        optional
        placeholder="Rooms, windows, rough sizes"
        readOnly={submitting}
      />
      <div className={`${styles.whole} ${styles.end}`}>
        <SubmitButton busy={submitting} busyLabel="Submitting...">
          Request Consultation
        </SubmitButton>
        <PrivacyNote />
      </div>
    </fetcher.Form>
  );
}
