/**
 * "Café Curtains" becomes "cafe-curtains", as the desk would make it.
 *
 * @param {string} text
 */
export function slugOf(text) {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
