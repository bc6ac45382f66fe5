/** What `sections.light-control` is asked for. */
export const lightControlPopulate = { fields: ['heading', 'text'] };
