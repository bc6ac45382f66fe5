import type { ComponentType } from 'react';

import { Accordion } from './accordion/Accordion';
import { CallToAction } from './call-to-action/CallToAction';
import type { Section, SectionName, SectionNamed } from './definitions.server';
import { DeliveryCalculator } from './delivery-calculator/DeliveryCalculator';
import { MeasuringGuide } from './measuring-guide/MeasuringGuide';
import { MeasuringWorksheet } from './measuring-worksheet/MeasuringWorksheet';
import { RichTextBlock } from './rich-text/RichTextBlock';
import { Statement } from './statement/Statement';
import { Table } from './table/Table';
import { TapeConverter } from './tape-converter/TapeConverter';

/** What shows each section; the type makes it exhaustive. */
const components: { [Name in SectionName]: ComponentType<SectionNamed<Name>> } = {
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

/** One section of a page. */
export function PageSection({ section }: { section: Section }) {
  // The table above gives each name its own component, which TypeScript cannot follow through an index.
  const Component = components[section.__component] as ComponentType<Section>;
  return <Component {...section} />;
}
