import * as z from 'zod';
import { defineListQuery } from '#app/cms/define-query.server';

/** Every published testimonial, in the order in which staff entered them. */
export const getTestimonials = defineListQuery({
  tag: 'testimonial',
  lifetime: 'content',
  request: () => ({
    path: 'testimonials',
    params: { fields: ['rating', 'message', 'name', 'location'], sort: ['createdAt:asc'] },
  }),
  answer: z.object({
    documentId: z.string(),
    rating: z.int().min(1).max(5),
    message: z.string(),
    name: z.string(),
    location: z.string(),
  }),
  toDomain: ({ documentId, ...row }) => ({ id: documentId, ...row }),
});
