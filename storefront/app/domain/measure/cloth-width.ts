/** What brackets and roller take at each end of a roller blind, in eighths of an inch (ours, as in the guide). */
export const clothGap = 5;

/** The widest roller blind whose cloth we deliver in one piece, in eighths of an inch (ours, as in the guide). */
const maxOneCloth = 118 * 8;

export interface ClothWidth {
  /** Width of the cloth in eighths of an inch; 0 when the blind is narrower than its own brackets. */
  cloth: number;
  /** Wider than a roll of cloth: it is made as two blinds side by side. */
  twoBlinds: boolean;
  /** How much wider the opening is than the cloth, in eighths; for outside mounts alone, 0 when all is covered. */
  uncovered: number;
}

/**
 * The cloth of a roller blind is narrower than the width that is ordered, which is measured from bracket tip to
 * bracket tip. Light passes beside it.
 * @param ordered ordered width in eighths of an inch
 * @param opening width of the opening in eighths, for a blind that hangs over it
 */
export function toClothWidth(ordered: number, opening?: number): ClothWidth {
  const cloth = Math.max(0, ordered - 2 * clothGap);
  return {
    cloth,
    twoBlinds: cloth > maxOneCloth,
    uncovered: opening === undefined ? 0 : Math.max(0, opening - cloth),
  };
}
