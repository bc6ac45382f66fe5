/** Structured data as the text of a script element: `<` is escaped, so that no content can end the element. */
export function serializeJsonLd(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
}
