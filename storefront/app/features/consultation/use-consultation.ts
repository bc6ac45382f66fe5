import { useForm } from '@conform-to/react';
import { useActionData, useFetcher, useFormAction } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { parseForm } from '#app/forms/parse-form';
import { showToast } from '#app/ui/toast';
import type { ConsultationActionData } from './consultation-result';
import { ConsultationSchema } from './consultation-schema';
import { sentWords } from './consultation-words';

/** One round of the form: what was entered, where it stands, what became of it. */
export function useConsultation() {
  const fetcher = useFetcher<ConsultationActionData>();
  const posted = useActionData<ConsultationActionData>();
  const submitting = fetcher.state === 'submitting';
  const result = fetcher.data ?? posted;
  const sending = useRef(false);

  const [form, fields] = useForm({
    id: 'consultation',
    lastResult: result && result.status !== 'sent' ? result.submission : undefined,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseForm(formData, ConsultationSchema),
    onSubmit(event) {
      // A second click comes before the button is drawn as disabled.
      if (sending.current) event.preventDefault();
      sending.current = true;
    },
  });

  useEffect(() => {
    if (fetcher.state === 'idle') sending.current = false;
  }, [fetcher.state]);

  useEffect(() => {
    if (fetcher.data) announce(fetcher.data);
  }, [fetcher.data]);

  // Without a script the answer is a new page: the fragment brings the reader back to the form.
  const action = `${useFormAction()}#consultation-form`;
  return { fetcher, action, form, fields, submitting, posted, outcome: result?.status };
}

function announce(result: ConsultationActionData) {
  if (result.status === 'sent') showToast(sentWords);
  if (result.status === 'failed') showToast({ ...result.notice, tone: 'destructive' });
}
