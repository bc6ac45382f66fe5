import type { ComponentType } from 'react';

import { Accordion } from './accordion/Accordion';
import { CallToAction } from './call-to-action/CallToAction';
import type { SectionNamed } from './definitions.server';
import { DeliveryCalculator } from './delivery-calculator/DeliveryCalculator';
import { MeasuringGuide } from './measuring-guide/MeasuringGuide';
import { MeasuringWorksheet } from './measuring-worksheet/MeasuringWorksheet';
import { RichTextBlock } from './rich-text/RichTextBlock';
import { Statement } from './statement/Statement';
import { Table } from './table/Table';
import { TapeConverter } from './tape-converter/TapeConverter';
import type { NameIn, SectionIn } from './zones.server';

/**
 * What shows each section of an information page; the type makes it exhaustive. Landing pages have a table of their
 * own, so that neither kind of page loads the other's parts.
 */
const components: { [Name in NameIn<'info-page'>]: ComponentType<SectionNamed<Name>> } = {
  'sections.accordion': Accordion,
  'sections.call-to-action': CallToAction,
  'sections.delivery-calculator': DeliveryCalculator,
  'sections.measuring-guide': MeasuringGuide,
  'sections.measuring-worksheet': MeasuringWorksheet,
  'sections.rich-text': RichTextBlock,
  'sections.statement': Statement,
  'sections.table': Table,
  'sections.tape-converter': TapeConverter,
};

/** One section of an information page. */
export function InfoSection({ section }: { section: SectionIn<'info-page'> }) {
  // The table above gives each name its own component, which TypeScript cannot follow through an index.
  const Component = components[section.__component] as ComponentType<SectionIn<'info-page'>>;
  return <Component {...section} />;
}
