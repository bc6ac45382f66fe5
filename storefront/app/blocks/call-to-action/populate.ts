/** What `sections.call-to-action` is asked for. */
export const callToActionPopulate = {
  fields: ['heading', 'text'],
  populate: { link: { fields: ['text', 'link'] } },
};
