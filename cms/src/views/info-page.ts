import { pageFields } from './page-fields';
import type { View } from './view';

export const infoPage: View = {
  uid: 'api::info-page.info-page',
  mainField: 'title',
  sort: ['path', 'ASC'],
  columns: { title: 'Title', path: 'Address' },
  rows: [
    [pageFields.title, pageFields.path],
    [pageFields.description],
    [pageFields.metaDescription],
    [pageFields.sections],
  ],
};
