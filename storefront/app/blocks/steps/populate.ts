import { featurePopulate } from '#app/blocks/feature-schema';

/** What `sections.steps` is asked for. */
export const stepsPopulate = {
  fields: ['heading', 'text', 'drawing'],
  populate: { steps: featurePopulate },
};
