/** Words in a row as Canadians write them, "Linen, Birch and Slate". By hand, for the reason of `groupThousands`. */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
