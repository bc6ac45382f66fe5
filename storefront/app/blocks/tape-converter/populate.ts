/** What `sections.tape-converter` is asked for. */
export const tapeConverterPopulate = { fields: ['heading', 'text'] };
