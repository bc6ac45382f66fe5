/** The four usage guidelines (spec §2.16), each with its drawing on a box of 112 by 84. */
export const rules = [
  {
    text: 'Do not alter the colours, proportions or elements of the logos.',
    lines: 'M14 18h30v35H14zM14 25.5h30M14 31h30M14 35.3h30M14 38.5h30',
    gold: 'M58 26h44v19H58zM58 30h44M58 33h44M58 35.5h44M58 37h44',
    stroke: 'M62 14l36 44',
  },
  {
    text: 'Keep clear space around them.',
    dashed: 'M14 8h84v68H14z',
    gold: 'M42 24h28v33H42zM42 31h28M42 36.2h28M42 40.2h28M42 43.1h28',
  },
  {
    text: 'Do not place them on busy backgrounds.',
    lines:
      'M10 10h92v64H10zM10 26l22-16M10 46l50-36M10 66l78-56M24 74l78-56M52 74l50-36M80 74l22-16',
    gold: 'M42 24h28v33H42zM42 31h28M42 36.2h28M42 40.2h28M42 43.1h28',
    stroke: 'M36 12l40 60',
  },
  {
    text: 'Do not imply partnership or endorsement without permission.',
    lines: 'M56 34v12M50 40h12M67 40a17 17 0 1034 0 17 17 0 10-34 0',
    gold: 'M14 24h28v33H14zM14 31h28M14 36.2h28M14 40.2h28M14 43.1h28',
    stroke: 'M46 66l20-52',
  },
] as const satisfies readonly Rule[];

interface Rule {
  text: string;
  lines?: string;
  dashed?: string;
  gold: string;
  /** What crosses out that which is not to be done. */
  stroke?: string;
}
