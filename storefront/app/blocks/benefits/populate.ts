import { featurePopulate } from '#app/blocks/feature-schema';

/** What `sections.benefits` is asked for. */
export const benefitsPopulate = {
  fields: ['heading', 'text', 'figure', 'unit'],
  populate: { items: featurePopulate },
};
