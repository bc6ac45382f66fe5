import { imagePopulate } from '#app/blocks/image-schema';

/** What `shared.variant` is asked for. */
export const variantPopulate = {
  fields: ['title', 'description', 'link'],
  populate: { image: imagePopulate },
};

/** What `sections.variants` is asked for. */
export const variantsPopulate = {
  fields: ['heading', 'text'],
  populate: { variants: variantPopulate },
};
