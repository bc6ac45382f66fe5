/** What `sections.table` is asked for. */
export const tablePopulate = {
  fields: ['heading', 'text'],
  populate: { tables: { fields: ['caption', 'columns', 'rows'] } },
};
