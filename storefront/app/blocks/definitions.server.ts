import type * as z from 'zod';

import { accordionPopulate } from './accordion/populate';
import { AccordionSchema } from './accordion/schema';
import { benefitsPopulate } from './benefits/populate';
import { BenefitsSchema } from './benefits/schema';
import { callToActionPopulate } from './call-to-action/populate';
import { CallToActionSchema } from './call-to-action/schema';
import { deliveryCalculatorPopulate } from './delivery-calculator/populate';
import { DeliveryCalculatorSchema } from './delivery-calculator/schema';
import { featureGridPopulate } from './feature-grid/populate';
import { FeatureGridSchema } from './feature-grid/schema';
import { lightControlPopulate } from './light-control/populate';
import { LightControlSchema } from './light-control/schema';
import { measuringGuidePopulate } from './measuring-guide/populate';
import { MeasuringGuideSchema } from './measuring-guide/schema';
import { measuringWorksheetPopulate } from './measuring-worksheet/populate';
import { MeasuringWorksheetSchema } from './measuring-worksheet/schema';
import { panelPopulate } from './panel/populate';
import { PanelSchema } from './panel/schema';
import { platformsPopulate } from './platforms/populate';
import { PlatformsSchema } from './platforms/schema';
import { powerOptionsPopulate } from './power-options/populate';
import { PowerOptionsSchema } from './power-options/schema';
import { productGridPopulate } from './product-grid/populate';
import { ProductGridSchema } from './product-grid/schema';
import { richTextPopulate } from './rich-text/populate';
import { RichTextSchema } from './rich-text/schema';
import { statementPopulate } from './statement/populate';
import { StatementSchema } from './statement/schema';
import { stepsPopulate } from './steps/populate';
import { StepsSchema } from './steps/schema';
import { swatchesPopulate } from './swatches/populate';
import { SwatchesSchema } from './swatches/schema';
import { tablePopulate } from './table/populate';
import { TableSchema } from './table/schema';
import { tapeConverterPopulate } from './tape-converter/populate';
import { TapeConverterSchema } from './tape-converter/schema';
import { variantsPopulate } from './variants/populate';
import { VariantsSchema } from './variants/schema';

/** Every section that the CMS offers: what it is asked for, and how its answer is read. */
export const sectionDefinitions = {
  'sections.accordion': { schema: AccordionSchema, populate: accordionPopulate },
  'sections.benefits': { schema: BenefitsSchema, populate: benefitsPopulate },
  'sections.call-to-action': { schema: CallToActionSchema, populate: callToActionPopulate },
  'sections.delivery-calculator': {
    schema: DeliveryCalculatorSchema,
    populate: deliveryCalculatorPopulate,
  },
  'sections.feature-grid': { schema: FeatureGridSchema, populate: featureGridPopulate },
  'sections.light-control': { schema: LightControlSchema, populate: lightControlPopulate },
  'sections.measuring-guide': { schema: MeasuringGuideSchema, populate: measuringGuidePopulate },
  'sections.measuring-worksheet': {
    schema: MeasuringWorksheetSchema,
    populate: measuringWorksheetPopulate,
  },
  'sections.panel': { schema: PanelSchema, populate: panelPopulate },
  'sections.platforms': { schema: PlatformsSchema, populate: platformsPopulate },
  'sections.power-options': { schema: PowerOptionsSchema, populate: powerOptionsPopulate },
  'sections.product-grid': { schema: ProductGridSchema, populate: productGridPopulate },
  'sections.rich-text': { schema: RichTextSchema, populate: richTextPopulate },
  'sections.statement': { schema: StatementSchema, populate: statementPopulate },
  'sections.steps': { schema: StepsSchema, populate: stepsPopulate },
  'sections.swatches': { schema: SwatchesSchema, populate: swatchesPopulate },
  'sections.table': { schema: TableSchema, populate: tablePopulate },
  'sections.tape-converter': { schema: TapeConverterSchema, populate: tapeConverterPopulate },
  'sections.variants': { schema: VariantsSchema, populate: variantsPopulate },
} as const;

export type SectionName = keyof typeof sectionDefinitions;

/** A section as the pages show it. */
type Section = {
  [Name in SectionName]: z.output<(typeof sectionDefinitions)[Name]['schema']>;
}[SectionName];

export type SectionNamed<Name extends SectionName> = Extract<Section, { __component: Name }>;
