import { featurePopulate } from '#app/blocks/feature-schema';
import { imagePopulate } from '#app/blocks/image-schema';

/** What `sections.feature-grid` is asked for. */
export const featureGridPopulate = {
  fields: ['heading', 'text', 'drawing'],
  populate: { image: imagePopulate, items: featurePopulate },
};
