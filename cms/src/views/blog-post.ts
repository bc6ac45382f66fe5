import type { View } from './view';

export const blogPost: View = {
  uid: 'api::blog-post.blog-post',
  mainField: 'title',
  sort: ['publishedOn', 'DESC'],
  columns: { title: 'Title', publishedOn: 'Date', slug: 'Address' },
  rows: [
    [
      { name: 'title', label: 'Title', width: 6 },
      {
        name: 'slug',
        label: 'Address',
        hint: 'The page is /blog/ and this. Left empty, it is made from the title. After a change the old address leads here.',
        width: 6,
      },
    ],
    [
      {
        name: 'excerpt',
        label: 'Summary',
        hint: 'Plain text. The home page shows its first 100 characters, the blog list 200.',
        width: 12,
      },
    ],
    [
      {
        name: 'image',
        label: 'Picture',
        hint: 'At least 1200 pixels wide, with an alternative text.',
        width: 6,
      },
      {
        name: 'publishedOn',
        label: 'Date',
        hint: 'Shown on the article; the newest comes first.',
        width: 6,
      },
    ],
    [{ name: 'body', label: 'Article', hint: 'Without the title.', width: 12 }],
  ],
};
