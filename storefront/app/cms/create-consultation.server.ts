import * as z from 'zod';
import { callCms } from './client.server';
import { cmsFailure, type CmsResult } from './failure';

/** A consultation request as the CMS keeps it; staff's own fields are never sent. */
export interface NewConsultation {
  name: string;
  email: string;
  phone: string;
  productInterest: string;
  message?: string | undefined;
  /** Path of the page that the request came from. */
  sourcePage: string;
  /** Unique in the CMS: the same key again answers the same document and stores nothing. */
  submissionKey: string;
}

const CreatedSchema = z.object({ data: z.object({ documentId: z.string().min(1) }) });

/**
 * Stores a consultation request. It is sent once; should the answer get lost, sending it again with the
 * same key is safe.
 * @returns the document's id
 */
export async function createConsultation(
  consultation: NewConsultation,
): Promise<CmsResult<{ id: string }>> {
  const answer = await callCms({ path: 'consultations', body: { data: consultation } });
  if (!answer.ok) return answer;
  const created = CreatedSchema.safeParse(answer.data);
  if (!created.success) return cmsFailure('shape', 'consultations: no documentId');
  return { ok: true, data: { id: created.data.data.documentId } };
}
