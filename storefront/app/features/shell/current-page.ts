interface Place {
  pathname: string;
  search: string;
}

/**
 * What a link to `to` says of itself on the page at `place`: `page` when it is this very page, `true` when the page
 * lies below it, nothing otherwise. A link with a query is current only while that query is in the address.
 */
export function currentMark(to: string, place: Place): 'page' | 'true' | undefined {
  const [path = '', query] = to.split('?');
  if (path === place.pathname) {
    const asked = [...new URLSearchParams(query)];
    const given = new URLSearchParams(place.search);
    return asked.every(([name, value]) => given.get(name) === value) ? 'page' : undefined;
  }
  return path !== '/' && !query && place.pathname.startsWith(`${path}/`) ? 'true' : undefined;
}
