import type { ReactNode } from 'react';
import type { StrapiApp } from '@strapi/strapi/admin';

export type Row = Readonly<Record<string, unknown>>;
type Cell = (row: Row) => ReactNode;

interface ListContext {
  model: string;
}

interface Header {
  name: string;
  cellFormatter?: (row: Row, header: Header, context: ListContext) => ReactNode;
}

/** What the content manager hands from plugin to plugin before it draws a list. */
interface Lists {
  displayedHeaders: Header[];
  layout: unknown;
}

/**
 * Draws columns of one content type's list in our own way.
 *
 * @param cells by the name of the field
 */
export function cellsOf(app: StrapiApp, uid: string, cells: Readonly<Record<string, Cell>>): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', (lists: Lists) => ({
    ...lists,
    displayedHeaders: lists.displayedHeaders.map((header) => {
      const cell = cells[header.name];
      if (!cell || !window.location.pathname.includes(`/${uid}`)) return header;
      return { ...header, cellFormatter: (row: Row) => cell(row) };
    }),
  }));
}
