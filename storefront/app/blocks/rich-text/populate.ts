/** What `sections.rich-text` is asked for. */
export const richTextPopulate = { fields: ['heading', 'body'] };
