import * as z from 'zod';

import { parseSections } from '#app/blocks/parse-sections.server';
import { populateSections } from '#app/blocks/populate-sections.server';
import { defineQuery } from '#app/cms/define-query.server';
import type { InfoPage } from './info-page';

const InfoPageSchema = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  metaDescription: z.string(),
  sections: z.array(z.unknown()),
});

/** One published information page with its sections, by its path. */
export const getInfoPage = defineQuery({
  tag: 'info-page',
  lifetime: 'content',
  request: (path: string) => ({
    path: 'info-pages',
    params: {
      filters: { path: { $eq: path } },
      fields: ['path', 'title', 'description', 'metaDescription'],
      populate: {
        sections: populateSections('info-page'),
      },
    },
  }),
  answer: InfoPageSchema,
  toDomain: (row): InfoPage => ({
    ...row,
    sections: parseSections('info-page', row.sections, row.path),
  }),
});
