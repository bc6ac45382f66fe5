import type { ClientActionFunctionArgs } from '@remix-run/react';

import type { ConsultationActionData } from './consultation-result';
import { failedWords } from './consultation-words';

/**
 * For the routes that hold the form: an answer that never came, or that is none, is a failed request and not an error
 * of the page. What was entered stays in the fields.
 */
export async function consultationClientAction({
  serverAction,
}: ClientActionFunctionArgs): Promise<ConsultationActionData> {
  try {
    return await serverAction<ConsultationActionData>();
  } catch {
    return { status: 'failed', notice: { ...failedWords }, submission: {} };
  }
}
