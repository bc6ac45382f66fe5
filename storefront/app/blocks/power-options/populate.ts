import { imagePopulate } from '#app/blocks/image-schema';
import { linkPopulate } from '#app/blocks/link-schema';

/** What `sections.power-options` is asked for. */
export const powerOptionsPopulate = {
  fields: ['heading', 'text'],
  populate: {
    options: {
      fields: ['type', 'title', 'description', 'points'],
      populate: { image: imagePopulate, link: linkPopulate },
    },
  },
};
