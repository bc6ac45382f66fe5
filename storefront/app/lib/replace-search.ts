/**
 * Writes what a tool shows into the page's address, so that it can be reloaded, shared and found again by Back. It
 * is no navigation: nothing is fetched, the view stays where it is, and no page view is counted.
 */
export function replaceSearch(search: URLSearchParams): void {
  const { pathname, hash } = window.location;
  const query = search.size > 0 ? `?${search}` : '';
  try {
    window.history.replaceState(window.history.state, '', pathname + query + hash);
  } catch {
    // Safari refuses the hundredth change within half a minute. A later one writes the whole state again.
  }
}

/** The text fields of a form as an address carries them; files have no place there. */
export function formSearch(form: HTMLFormElement): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') search.append(name, value);
  }
  return search;
}
