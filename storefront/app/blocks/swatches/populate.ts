import { linkPopulate } from '#app/blocks/link-schema';

/** What `sections.swatches` is asked for. */
export const swatchesPopulate = {
  fields: ['heading', 'note'],
  populate: { swatches: { fields: ['name', 'note', 'color'] }, link: linkPopulate },
};
