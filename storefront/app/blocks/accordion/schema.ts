import * as z from 'zod';

import { toRichText } from '#app/cms/rich-text.server';
import { toSlug } from '#app/lib/to-slug';

const QuestionSchema = z
  .object({ question: z.string(), answer: z.string() })
  .transform(({ question, answer }) => ({
    /** Where a link to the question leads. */
    id: toSlug(question),
    question,
    answer: toRichText(answer),
  }));

export const AccordionSchema = z
  .object({
    __component: z.literal('sections.accordion'),
    heading: z.string(),
    items: z.array(QuestionSchema).min(1),
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type AccordionSection = z.output<typeof AccordionSchema>;
