/** Where the CMS keeps uploaded files, and where the storefront serves them. */
const uploads = '/uploads/';
const media = '/media/';

/**
 * The address of an uploaded file as the browser loads it: from the storefront, or from wherever the
 * CMS keeps its files when that is a store of its own (an absolute address).
 * @param url as the CMS names it
 */
export function mediaPath(url: string): string {
  return url.startsWith(uploads) ? media + url.slice(uploads.length) : url;
}
