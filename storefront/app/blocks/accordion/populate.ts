/** What `sections.accordion` is asked for. */
export const accordionPopulate = {
  fields: ['heading'],
  populate: { items: { fields: ['question', 'answer'] } },
};
