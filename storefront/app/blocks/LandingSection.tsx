import type { ComponentType } from 'react';

import { Accordion } from './accordion/Accordion';
import { Benefits } from './benefits/Benefits';
import { CallToAction } from './call-to-action/CallToAction';
import type { SectionNamed } from './definitions.server';
import { FeatureGrid } from './feature-grid/FeatureGrid';
import { LightControl } from './light-control/LightControl';
import { Panel } from './panel/Panel';
import { Platforms } from './platforms/Platforms';
import { PowerOptions } from './power-options/PowerOptions';
import { ProductGrid } from './product-grid/ProductGrid';
import { RichTextBlock } from './rich-text/RichTextBlock';
import { Statement } from './statement/Statement';
import { Steps } from './steps/Steps';
import { Swatches } from './swatches/Swatches';
import { Table } from './table/Table';
import { Variants } from './variants/Variants';
import type { NameIn, SectionIn } from './zones.server';

/** What shows each section of a landing page; the type makes it exhaustive. */
const components: { [Name in NameIn<'landing-page'>]: ComponentType<SectionNamed<Name>> } = {
  'sections.accordion': Accordion,
  'sections.benefits': Benefits,
  'sections.call-to-action': CallToAction,
  'sections.feature-grid': FeatureGrid,
  'sections.light-control': LightControl,
  'sections.panel': Panel,
  'sections.platforms': Platforms,
  'sections.power-options': PowerOptions,
  'sections.product-grid': ProductGrid,
  'sections.rich-text': RichTextBlock,
  'sections.statement': Statement,
  'sections.steps': Steps,
  'sections.swatches': Swatches,
  'sections.table': Table,
  'sections.variants': Variants,
};

/** One section of a landing page. */
export function LandingSection({ section }: { section: SectionIn<'landing-page'> }) {
  // The table above gives each name its own component, which TypeScript cannot follow through an index.
  const Component = components[section.__component] as ComponentType<SectionIn<'landing-page'>>;
  return <Component {...section} />;
}
