import { useForm } from '@conform-to/react';
import { useActionData, useFetcher, useFormAction } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

import { showToast } from '#app/ui/toast';
import type { ConsultationActionData } from './consultation-result';
import { sentWords } from './consultation-words';
import { clearDraft, readDraft } from './draft';
import { useRules } from './use-rules';

interface Round {
  /** False after "Send another", when the page's own answer to a post is over. */
  first: boolean;
  /** What the page writes before the visitor's own words in the message. */
  opening: string;
}

/** One round of the form: what was entered, where it stands, what became of it. */
export function useConsultation({ first, opening }: Round) {
  const fetcher = useFetcher<ConsultationActionData>();
  const pageAnswer = useActionData<ConsultationActionData>();
  const posted = first && !fetcher.data ? pageAnswer : undefined;
  const submitting = fetcher.state === 'submitting';
  const result = fetcher.data ?? posted;
  const { rules, fetchRules } = useRules();
  const [kept] = useState(() => readDraft(opening));
  const sending = useRef(false);

  const [form, fields] = useForm({
    id: 'consultation',
    defaultValue: kept,
    lastResult: result && result.status !== 'sent' ? result.submission : undefined,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => rules(formData),
    onSubmit(event) {
      // A second click comes before the button is drawn as disabled.
      if (sending.current) event.preventDefault();
      sending.current = true;
    },
  });

  // The page loads anew after an answer, and what was corrected meanwhile may be sent.
  useEffect(() => {
    if (fetcher.state !== 'submitting') sending.current = false;
  }, [fetcher.state]);

  useEffect(() => {
    if (fetcher.data) announce(fetcher.data);
  }, [fetcher.data]);

  // Without a script the answer is a new page: the fragment brings the reader back to the form.
  const action = `${useFormAction()}#consultation-form`;
  return { fetcher, action, form, fields, fetchRules, submitting, posted, outcome: result?.status };
}

function announce(result: ConsultationActionData) {
  if (result.status === 'sent') {
    clearDraft();
    showToast(sentWords);
  }
  if (result.status === 'failed') showToast({ ...result.notice, tone: 'destructive' });
}
