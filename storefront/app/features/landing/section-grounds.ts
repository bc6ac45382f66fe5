import type { SectionIn } from '#app/blocks/zones.server';

type LandingSection = SectionIn<'landing-page'>;

/** What a section stands on: the page, a band across it, or nothing of the page's, because it fills the screen itself. */
export type Ground = 'page' | 'band' | 'full';

/** Sections that are made for a band. */
const banded: readonly LandingSection['__component'][] = [
  'sections.swatches',
  'sections.light-control',
  'sections.platforms',
  'sections.statement',
  'sections.call-to-action',
];

/** Sections of rows and figures, which take a band where it breaks up the page. */
const quiet: readonly LandingSection['__component'][] = [
  'sections.table',
  'sections.steps',
  'sections.accordion',
];

/** More sections than these on the page's own ground run into one. */
const longestRun = 3;

/**
 * The ground of each section. Staff put sections in any order; no two bands ever touch, and a band breaks up what
 * would be a long stretch without one.
 * @param sections from top to bottom
 * @param closed true when a band follows them all
 */
export function sectionGrounds(sections: readonly LandingSection[], closed: boolean): Ground[] {
  const grounds: Ground[] = [];
  for (const [index, section] of sections.entries()) {
    const next = sections[index + 1];
    const bandFollows = next ? wishOf(next) === 'band' : closed;
    grounds.push(groundOf(section, grounds.at(-1), bandFollows));
  }
  return withoutLongRuns(sections, grounds);
}

function withoutLongRuns(
  sections: readonly LandingSection[],
  grounds: readonly Ground[],
): Ground[] {
  const broken = [...grounds];
  let start = 0;
  for (let end = 0; end <= grounds.length; end += 1) {
    if (grounds[end] === 'page') continue;
    const middle = middleOf(sections, start, end);
    if (middle !== undefined) broken[middle] = 'band';
    start = end + 1;
  }
  // A half may still be too long.
  return broken.join() === grounds.join() ? broken : withoutLongRuns(sections, broken);
}

/** The section nearest the middle of a long run that can stand on a band: the listing's labels are made for the page. */
function middleOf(sections: readonly LandingSection[], start: number, end: number) {
  if (end - start <= longestRun) return undefined;
  const middle = Math.floor((start + end - 1) / 2);
  const places = [middle, middle + 1].filter((place) => place < end - 1);
  return places.find((place) => sections[place]?.__component !== 'sections.product-grid');
}

function groundOf(section: LandingSection, before: Ground | undefined, bandFollows: boolean) {
  const wish = wishOf(section);
  if (wish === 'quiet') return before === 'band' || bandFollows ? 'page' : 'band';
  return wish === 'band' && before === 'band' ? 'page' : wish;
}

function wishOf(section: LandingSection): Ground | 'quiet' {
  if (fillsScreen(section)) return 'full';
  if (banded.includes(section.__component)) return 'band';
  return quiet.includes(section.__component) ? 'quiet' : 'page';
}

function fillsScreen(section: LandingSection): boolean {
  switch (section.__component) {
    case 'sections.panel':
      return section.drawing !== null || (section.image !== null && section.points.length === 0);
    case 'sections.feature-grid':
      return section.drawing !== null || section.image !== null;
    default:
      return false;
  }
}
