/** Words of a question that say nothing about a product, and what an apostrophe leaves of a word. */
const stopWords = new Set(
  (
    'a an and are as at be by can do for from have i in into is it its my of on or our so some that ' +
    'the their them they this to want we what which with you your s t d l'
  ).split(' '),
);

/** The terms that tell one product from another. */
export function withoutStopWords(terms: readonly string[]): string[] {
  return terms.filter((term) => !stopWords.has(term));
}
