/** A Canadian postal code as spec §5 has it: letter-digit-letter, optional space or hyphen, digit-letter-digit. */
export const postalCodePattern = /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i;

/** Text of a field and where its caret stands. */
interface Typed {
  text: string;
  caret: number;
}

const longest = 6;

/**
 * Formats a postal code as it is typed: capitals, one space in the middle, the caret where it was among
 * the characters. What cannot become a code, for it is too long, only gets capitals.
 */
export function formatPostalCode({ text, caret }: Typed): Typed {
  const characters = bare(text);
  if (characters.length > longest) return { text: text.toUpperCase(), caret };
  const before = bare(text.slice(0, caret)).length;
  return {
    text: characters.length > 3 ? `${characters.slice(0, 3)} ${characters.slice(3)}` : characters,
    caret: before > 3 ? before + 1 : before,
  };
}

function bare(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}
