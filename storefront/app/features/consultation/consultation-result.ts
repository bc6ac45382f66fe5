import type { SubmissionResult } from '@conform-to/react';

/** What became of a posted consultation form. Except after `sent`, what was typed comes back with it. */
export type ConsultationActionData =
  | { status: 'sent' }
  | { status: 'invalid'; submission: SubmissionResult<string[]> }
  | {
      status: 'failed';
      notice: { title: string; text: string };
      submission: SubmissionResult<string[]>;
    };
