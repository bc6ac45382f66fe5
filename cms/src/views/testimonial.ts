import type { View } from './view';

export const testimonial: View = {
  uid: 'api::testimonial.testimonial',
  mainField: 'name',
  sort: ['createdAt', 'DESC'],
  columns: { name: 'Name', location: 'Town', rating: 'Stars' },
  rows: [
    [
      {
        name: 'name',
        label: 'Name',
        hint: 'First name and initial: "Dana M."',
        width: 6,
      },
      { name: 'location', label: 'Town and province', width: 6 },
    ],
    [{ name: 'message', label: 'What they said', hint: 'In their own words.', width: 12 }],
    [{ name: 'rating', label: 'Stars', hint: 'From 1 to 5.', width: 6 }],
  ],
};
