/** The first letter of each word in upper case, the rest as it is: `wood blinds` becomes `Wood Blinds`. */
export function capitalizeWords(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
