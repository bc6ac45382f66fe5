/** What `sections.product-grid` is asked for. */
export const productGridPopulate = { fields: ['heading'] };
