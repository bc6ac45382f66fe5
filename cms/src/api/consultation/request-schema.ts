import { z } from 'zod';

/**
 * What a visitor's request may hold, and nothing else: stage and notes belong to staff. The shop has
 * checked it already with messages for people; this guards the door against everybody else with a key.
 */
export const ConsultationRequestSchema = z.strictObject({
  name: z.string().trim().min(2).max(120),
  email: z.email().max(254),
  phone: z.string().trim().min(10).max(40),
  productInterest: z.enum(['roller', 'vertical', 'motorized', 'roman', 'outdoor']),
  message: z.string().trim().max(4000).optional(),
  /** Path of the page that held the form. */
  sourcePage: z
    .string()
    .max(200)
    .regex(/^\/(?!\/)\S*$/)
    .optional(),
  /** Made once per form, so that a form sent twice is one request. */
  submissionKey: z.uuid(),
});

export type ConsultationRequest = z.infer<typeof ConsultationRequestSchema>;
