/** Days on the way once an order has left the workshop, by region (spec §9). */
export const deliveryTimes = [
  { region: 'Alberta', from: 2, to: 3 },
  { region: 'Western Canada', from: 3, to: 5 },
  { region: 'Eastern Canada', from: 5, to: 7 },
  { region: 'Remote areas', from: 7, to: 10 },
] as const;
