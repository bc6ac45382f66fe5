import * as z from 'zod';
import { defineQuery } from '#app/cms/define-query.server';

/** A page of this site by its path alone: no other host, no parameters. */
const LocalPathSchema = z.string().regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/);

/**
 * Where an address of the past leads now, or `not-found`. To be asked only when there is no page at it.
 * @param from a path such as `/products/old-name`
 */
export const getRedirect = defineQuery({
  tag: 'redirect',
  lifetime: 'content',
  request: (from: string) => ({
    path: 'redirects',
    params: { fields: ['to'], filters: { from: { $eq: from } } },
  }),
  answer: z.object({ to: LocalPathSchema }),
  toDomain: ({ to }) => to,
});
