import { imagePopulate } from '#app/blocks/image-schema';
import { linkPopulate } from '#app/blocks/link-schema';

/** What `sections.panel` is asked for. */
export const panelPopulate = {
  fields: ['heading', 'text', 'points', 'drawing'],
  populate: { image: imagePopulate, link: linkPopulate },
};
