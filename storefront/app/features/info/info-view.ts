import type { SectionNamed } from '#app/blocks/definitions.server';
import { toSlug } from '#app/lib/to-slug';
import type { InfoSection } from './info-page';

/** Sections that take the whole width of the page, and end the column beside the index. */
const wideSections: readonly InfoSection['__component'][] = [
  'sections.statement',
  'sections.call-to-action',
  'sections.measuring-guide',
  'sections.tape-converter',
  'sections.measuring-worksheet',
];

/** An entry of the index beside the text. */
export interface IndexEntry {
  anchor: string;
  label: string;
}

/** How an information page is laid out. */
interface InfoView {
  /** What stands beside the index. */
  column: InfoSection[];
  /** What follows, each across the page. */
  wide: InfoSection[];
  index: IndexEntry[];
  questions: SectionNamed<'sections.accordion'>[];
}

/** Sorts a page's sections into column, page and index. Its accordions are `section-0` and on (spec §2.8). */
export function toInfoView(sections: InfoSection[]): InfoView {
  const numbered = numberAccordions(sections);
  const end = numbered.findIndex(({ __component }) => wideSections.includes(__component));
  const column = end < 0 ? numbered : numbered.slice(0, end);
  const wide = numbered.slice(column.length);
  return {
    column,
    wide,
    index: column.length > 0 ? numbered.flatMap(toEntries) : [],
    questions: numbered.filter(isAccordion),
  };
}

function numberAccordions(sections: InfoSection[]): InfoSection[] {
  const accordions = sections.filter(isAccordion);
  return sections.map((section) =>
    isAccordion(section)
      ? { ...section, anchor: `section-${accordions.indexOf(section)}` }
      : section,
  );
}

function isAccordion(section: InfoSection): section is SectionNamed<'sections.accordion'> {
  return section.__component === 'sections.accordion';
}

function toEntries(section: InfoSection): IndexEntry[] {
  const { anchor, heading } = section;
  if (!heading || section.__component === 'sections.call-to-action') return [];
  const entries = [{ anchor, label: heading }];
  if (section.__component !== 'sections.delivery-calculator') return entries;
  const { ratesHeading, timesHeading } = section;
  return [
    ...entries,
    ...[ratesHeading, timesHeading].map((label) => ({ anchor: toSlug(label), label })),
  ];
}
