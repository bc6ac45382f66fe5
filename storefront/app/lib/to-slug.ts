/** A name as a part of an address: lower case, words parted by hyphens, e.g. `western-canada`. */
export function toSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
