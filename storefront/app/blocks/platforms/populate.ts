import { imagePopulate } from '#app/blocks/image-schema';

/** What `sections.platforms` is asked for. */
export const platformsPopulate = {
  fields: ['heading', 'text'],
  populate: { image: imagePopulate, platforms: { fields: ['name', 'mark'] } },
};
