import { parseForm } from '#app/forms/parse-form';
import { ConsultationSchema } from './consultation-schema';

/** The form's rules for the browser: a chunk of their own, which comes when somebody begins to fill the form in. */
export function parseConsultation(formData: FormData) {
  return parseForm(formData, ConsultationSchema);
}
