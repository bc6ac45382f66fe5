const table = { fields: ['caption', 'columns', 'rows'] };

/** What `sections.delivery-calculator` is asked for. */
export const deliveryCalculatorPopulate = {
  fields: ['heading', 'text', 'ratesHeading', 'timesHeading'],
  populate: { rates: table, processing: table, delivery: table },
};
