import type * as z from 'zod';

import { accordionPopulate } from './accordion/populate';
import { AccordionSchema } from './accordion/schema';
import { callToActionPopulate } from './call-to-action/populate';
import { CallToActionSchema } from './call-to-action/schema';
import { deliveryCalculatorPopulate } from './delivery-calculator/populate';
import { DeliveryCalculatorSchema } from './delivery-calculator/schema';
import { measuringGuidePopulate } from './measuring-guide/populate';
import { MeasuringGuideSchema } from './measuring-guide/schema';
import { measuringWorksheetPopulate } from './measuring-worksheet/populate';
import { MeasuringWorksheetSchema } from './measuring-worksheet/schema';
import { richTextPopulate } from './rich-text/populate';
import { RichTextSchema } from './rich-text/schema';
import { statementPopulate } from './statement/populate';
import { StatementSchema } from './statement/schema';
import { tablePopulate } from './table/populate';
import { TableSchema } from './table/schema';
import { tapeConverterPopulate } from './tape-converter/populate';
import { TapeConverterSchema } from './tape-converter/schema';

/** Every section that the CMS offers: what it is asked for, and how its answer is read. */
export const sectionDefinitions = {
  'sections.accordion': { schema: AccordionSchema, populate: accordionPopulate },
  'sections.call-to-action': { schema: CallToActionSchema, populate: callToActionPopulate },
  'sections.delivery-calculator': {
    schema: DeliveryCalculatorSchema,
    populate: deliveryCalculatorPopulate,
  },
  'sections.measuring-guide': { schema: MeasuringGuideSchema, populate: measuringGuidePopulate },
  'sections.measuring-worksheet': {
    schema: MeasuringWorksheetSchema,
    populate: measuringWorksheetPopulate,
  },
  'sections.rich-text': { schema: RichTextSchema, populate: richTextPopulate },
  'sections.statement': { schema: StatementSchema, populate: statementPopulate },
  'sections.table': { schema: TableSchema, populate: tablePopulate },
  'sections.tape-converter': { schema: TapeConverterSchema, populate: tapeConverterPopulate },
} as const;

export type SectionName = keyof typeof sectionDefinitions;

/** A section as the pages show it. */
export type Section = {
  [Name in SectionName]: z.output<(typeof sectionDefinitions)[Name]['schema']>;
}[SectionName];

export type SectionNamed<Name extends SectionName> = Extract<Section, { __component: Name }>;
