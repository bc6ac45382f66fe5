/** How the admin shows one content type or component to the people who work with it. */
export interface View {
  uid: string;
  /** The field that stands for the whole in titles and relation pickers. */
  mainField: string;
  /** What the list is sorted by at first. */
  sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  /** Columns of the list from left to right, with their headings. */
  columns?: Readonly<Record<string, string>>;
  /** The edit form, row by row. Widths in a row add up to at most 12. */
  rows: readonly (readonly Field[])[];
}

export interface Field {
  name: string;
  label: string;
  /** Said under the field, to somebody who has never seen the code. */
  hint?: string;
  /** Written by the desk itself. */
  readOnly?: true;
  /** Twelfths of the form; Strapi insists on 12 for rich text, components and dynamic zones. */
  width: 4 | 6 | 8 | 12;
}
