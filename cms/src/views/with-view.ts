import type { View } from './view';

/** What the content manager stores per content type and component. */
export interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, FieldMetadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

interface FieldMetadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

/** The configuration with all that the view says, and as it was where the view says nothing. */
export function withView(current: Configuration, view: View): Configuration {
  const { mainField, sort, columns, rows } = view;
  const metadatas = structuredClone(current.metadatas);
  for (const [name, label] of Object.entries(columns ?? {})) {
    const known = metadatas[name];
    if (known) known.list = { ...known.list, label };
  }
  for (const { name, label, hint = '', readOnly = false } of rows.flat()) {
    const known = metadatas[name];
    if (known) known.edit = { ...known.edit, label, description: hint, editable: !readOnly };
  }
  return {
    ...current,
    settings: {
      ...current.settings,
      mainField,
      pageSize: 20,
      ...(sort && { defaultSortBy: sort[0], defaultSortOrder: sort[1] }),
    },
    metadatas,
    layouts: {
      list: columns ? Object.keys(columns) : current.layouts.list,
      edit: rows.map((row) => row.map(({ name, width }) => ({ name, size: width }))),
    },
  };
}
