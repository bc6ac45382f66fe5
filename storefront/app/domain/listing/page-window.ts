/** Products on one page of the grid. */
const pageSize = 24;

/** Pages shown at once at most: "Show more" adds to them, and after the last begins anew. */
const maxPages = 10;

/** Which part of a list is shown, and the pages that lead on from it. */
export interface PageWindow {
  /** Index of the first item shown, and of the one after the last. */
  start: number;
  end: number;
  nextPage: number | undefined;
  /** The page that ends before `start`, when the window does not begin at the list's start. */
  previousPage: number | undefined;
}

/**
 * The window that ends with a page. It holds all pages from the first on, so that "Show more" keeps what
 * is on the screen; but never more than ten, so that no address makes the server draw a whole catalogue.
 * @param total items in the list
 * @param page from 1; a page beyond the last counts as the last
 */
export function pageWindow(total: number, page: number): PageWindow {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const shownPage = Math.min(Math.max(1, page), lastPage);
  const pagesBefore = Math.floor((shownPage - 1) / maxPages) * maxPages;
  return {
    start: pagesBefore * pageSize,
    end: Math.min(shownPage * pageSize, total),
    nextPage: shownPage < lastPage ? shownPage + 1 : undefined,
    previousPage: pagesBefore > 0 ? pagesBefore : undefined,
  };
}
