/** The CMS's own rule for slugs, its length included. */
const slugPattern = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a part of an address can be the slug of anything. */
export function isSlug(text: string): boolean {
  return slugPattern.test(text);
}
