/**
 * Whether a picture file ends before its end, as after a broken download. Browsers show the rest of such a
 * JPEG in grey and report nothing. Formats not known here are left to the browser.
 */
export function isCutOff(bytes: Uint8Array): boolean {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return !hasEndOfJpeg(bytes);
  if (startsWith(bytes, [0x89, ...letters('PNG')])) return !holds(bytes, letters('IEND'), 8);
  return false;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** The end marker counts only after the segments in front of the picture: a preview among them has its own. */
function hasEndOfJpeg(bytes: Uint8Array): boolean {
  let segment = 2;
  while (bytes[segment] === 0xff && bytes[segment + 1] !== 0xda) {
    segment += 2 + (bytes[segment + 2] ?? 0) * 256 + (bytes[segment + 3] ?? 0);
  }
  return holds(bytes, [0xff, 0xd9], segment);
}

/** Looks from the end, where it usually is; cameras may append something of their own. */
function holds(bytes: Uint8Array, wanted: readonly number[], from: number): boolean {
  const [first = 0] = wanted;
  for (let at = bytes.lastIndexOf(first); at >= from; at = bytes.lastIndexOf(first, at - 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

function letters(word: string): number[] {
  return [...word].map((letter) => letter.charCodeAt(0));
}
