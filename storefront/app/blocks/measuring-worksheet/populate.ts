/** What `sections.measuring-worksheet` is asked for. */
export const measuringWorksheetPopulate = {
  fields: ['heading', 'text', 'note'],
  populate: { link: { fields: ['text', 'link'] } },
};
