import { clothGap, toClothWidth } from '#app/domain/measure/cloth-width';
import { eighthsToCm, formatCm, formatInches } from '#app/domain/measure/length';
import type { Mount, OrderSize, Squareness } from '#app/domain/measure/opening';

/** What square or crooked corners mean for a blind within the opening. */
const cornerWords: Record<Squareness, string> = {
  square: 'The corners are square: an inside mount will sit well.',
  wedge: 'The corners are a little off: an inside mount works, with a thin wedge of light.',
  crooked: 'The corners are more than 1/2 in off: choose an outside mount.',
};

/** One sentence about an order, and whether something should be changed. */
export interface CheckNote {
  text: string;
  warning: boolean;
}

/** A size in both units, width first, e.g. `36 1/8 in (91.8 cm)`. */
export function formatLength(eighths: number): string {
  return `${formatInches(eighths)} in (${formatCm(eighthsToCm(eighths))} cm)`;
}

/**
 * What to know before ordering that size.
 * @param covers width of the opening that a blind outside hangs over, in eighths of an inch
 */
export function toCheckNotes(size: OrderSize, mount: Mount, covers?: number): CheckNote[] {
  const { squareness, wide, width } = size;
  return [
    ...(squareness && mount === 'inside'
      ? [{ text: cornerWords[squareness], warning: squareness === 'crooked' }]
      : []),
    clothNote(width, mount === 'outside' ? covers : undefined),
    ...(wide
      ? [{ text: 'This blind is wider than high. Is the width really first?', warning: true }]
      : []),
  ];
}

function clothNote(width: number, covers: number | undefined): CheckNote {
  const { cloth, uncovered, twoBlinds } = toClothWidth(width, covers);
  const gap = formatInches(clothGap);
  const clothWords = `The ordered width is ${formatInches(width)} in, from bracket tip to bracket tip; the cloth of a roller blind is ${formatInches(cloth)} in, ${gap} in less at each side.`;
  if (uncovered > 0) {
    const least = formatInches(width + uncovered);
    return {
      text: `${clothWords} That is ${formatInches(uncovered)} in less than the opening: order ${least} in or more.`,
      warning: true,
    };
  }
  if (twoBlinds) {
    return { text: `${clothWords} That is wider than a roll: plan two blinds.`, warning: true };
  }
  return { text: clothWords, warning: false };
}
