/** What `sections.statement` is asked for. */
export const statementPopulate = {
  fields: ['figure', 'unit', 'heading', 'text'],
  populate: { links: { fields: ['text', 'link'] } },
};
