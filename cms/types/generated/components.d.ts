import type { Schema, Struct } from '@strapi/strapi';

export interface SectionsAccordion extends Struct.ComponentSchema {
  collectionName: 'components_sections_accordions';
  info: {
    description: 'A heading with questions that open one at a time';
    displayName: 'Questions and answers';
    icon: 'question';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    items: Schema.Attribute.Component<'shared.question', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
  };
}

export interface SectionsBenefits extends Struct.ComponentSchema {
  collectionName: 'components_sections_benefits';
  info: {
    description: 'What the reader gains, point by point, beside one large figure or alone';
    displayName: 'Benefits';
    icon: 'check';
  };
  attributes: {
    figure: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 12;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    items: Schema.Attribute.Component<'shared.feature', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 2;
        },
        number
      >;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    unit: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 12;
      }>;
  };
}

export interface SectionsCallToAction extends Struct.ComponentSchema {
  collectionName: 'components_sections_call_to_actions';
  info: {
    description: 'A closing panel with one button';
    displayName: 'Call to action';
    icon: 'cursor';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    link: Schema.Attribute.Component<'shared.link', false> & Schema.Attribute.Required;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
  };
}

export interface SectionsDeliveryCalculator extends Struct.ComponentSchema {
  collectionName: 'components_sections_delivery_calculators';
  info: {
    description: 'The tables of rates and times, with a calculator that reads them';
    displayName: 'Delivery calculator';
    icon: 'car';
  };
  attributes: {
    delivery: Schema.Attribute.Component<'shared.table', false> & Schema.Attribute.Required;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    processing: Schema.Attribute.Component<'shared.table', false> & Schema.Attribute.Required;
    rates: Schema.Attribute.Component<'shared.table', false> & Schema.Attribute.Required;
    ratesHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    timesHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsFeatureGrid extends Struct.ComponentSchema {
  collectionName: 'components_sections_feature_grids';
  info: {
    description: 'Three to six points side by side, with a picture if there is one';
    displayName: 'Feature grid';
    icon: 'grid';
  };
  attributes: {
    drawing: Schema.Attribute.Enumeration<['side-channels', 'roller-parts']>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    image: Schema.Attribute.Media<'images'>;
    items: Schema.Attribute.Component<'shared.feature', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 3;
        },
        number
      >;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
  };
}

export interface SectionsLightControl extends Struct.ComponentSchema {
  collectionName: 'components_sections_light_controls';
  info: {
    description: 'The explainer of light filtering, room darkening and blackout';
    displayName: 'Light control';
    icon: 'sun';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
  };
}

export interface SectionsMeasuringGuide extends Struct.ComponentSchema {
  collectionName: 'components_sections_measuring_guides';
  info: {
    description: 'Inside or outside mount, the steps of each, and a check of the numbers';
    displayName: 'Measuring guide';
    icon: 'pin';
  };
  attributes: {
    checkHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    checkText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    inside: Schema.Attribute.Component<'shared.feature', false> & Schema.Attribute.Required;
    insideHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    insideSteps: Schema.Attribute.Component<'shared.measuring-step', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    insideText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    outside: Schema.Attribute.Component<'shared.feature', false> & Schema.Attribute.Required;
    outsideHeading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    outsideSteps: Schema.Attribute.Component<'shared.measuring-step', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    outsideText: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
  };
}

export interface SectionsMeasuringWorksheet extends Struct.ComponentSchema {
  collectionName: 'components_sections_measuring_worksheets';
  info: {
    description: 'A sheet to print, with a row for each window';
    displayName: 'Measuring worksheet';
    icon: 'file';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    link: Schema.Attribute.Component<'shared.link', false> & Schema.Attribute.Required;
    note: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
  };
}

export interface SectionsPanel extends Struct.ComponentSchema {
  collectionName: 'components_sections_panels';
  info: {
    description: 'One subject with a text, a list and a picture';
    displayName: 'Panel';
    icon: 'layout';
  };
  attributes: {
    drawing: Schema.Attribute.Enumeration<['side-channels', 'roller-parts']>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    image: Schema.Attribute.Media<'images'>;
    link: Schema.Attribute.Component<'shared.link', false>;
    points: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 800;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
  };
}

export interface SectionsPlatforms extends Struct.ComponentSchema {
  collectionName: 'components_sections_platforms';
  info: {
    description: 'The platforms that the motors work with, each with its mark';
    displayName: 'Smart home platforms';
    icon: 'apps';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    image: Schema.Attribute.Media<'images'>;
    platforms: Schema.Attribute.Component<'shared.platform', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 5;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
  };
}

export interface SectionsPowerOptions extends Struct.ComponentSchema {
  collectionName: 'components_sections_power_options';
  info: {
    description: 'Battery, hardwired or smart home: what each is good for';
    displayName: 'Power options';
    icon: 'lightbulb';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    options: Schema.Attribute.Component<'shared.power-option', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 3;
          min: 2;
        },
        number
      >;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
  };
}

export interface SectionsProductGrid extends Struct.ComponentSchema {
  collectionName: 'components_sections_product_grids';
  info: {
    description: "The products of the page's category, with their filters";
    displayName: 'Product grid';
    icon: 'shoppingCart';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsRichText extends Struct.ComponentSchema {
  collectionName: 'components_sections_rich_texts';
  info: {
    description: 'A heading with text under it';
    displayName: 'Text';
    icon: 'feather';
  };
  attributes: {
    body: Schema.Attribute.RichText & Schema.Attribute.Required;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SectionsStatement extends Struct.ComponentSchema {
  collectionName: 'components_sections_statements';
  info: {
    description: 'One large figure with the sentence that nobody should miss';
    displayName: 'Statement';
    icon: 'hashtag';
  };
  attributes: {
    figure: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 12;
      }>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    links: Schema.Attribute.Component<'shared.link', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
        },
        number
      >;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    unit: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 12;
      }>;
  };
}

export interface SectionsSteps extends Struct.ComponentSchema {
  collectionName: 'components_sections_steps';
  info: {
    description: 'Numbered steps from first to last';
    displayName: 'Steps';
    icon: 'bulletList';
  };
  attributes: {
    drawing: Schema.Attribute.Enumeration<['day']>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    steps: Schema.Attribute.Component<'shared.feature', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 2;
        },
        number
      >;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
  };
}

export interface SectionsSwatches extends Struct.ComponentSchema {
  collectionName: 'components_sections_swatches';
  info: {
    description: 'Four cloths by name and colour, with the way to samples';
    displayName: 'Swatches';
    icon: 'brush';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    link: Schema.Attribute.Component<'shared.link', false> & Schema.Attribute.Required;
    note: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    swatches: Schema.Attribute.Component<'shared.swatch', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 4;
          min: 4;
        },
        number
      >;
  };
}

export interface SectionsTable extends Struct.ComponentSchema {
  collectionName: 'components_sections_tables';
  info: {
    description: 'A heading with one table under it, or two side by side';
    displayName: 'Table of figures';
    icon: 'apps';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    tables: Schema.Attribute.Component<'shared.table', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 2;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
  };
}

export interface SectionsTapeConverter extends Struct.ComponentSchema {
  collectionName: 'components_sections_tape_converters';
  info: {
    description: 'A tape that turns inches and eighths into centimetres';
    displayName: 'Inches and centimetres';
    icon: 'pin';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
  };
}

export interface SectionsVariants extends Struct.ComponentSchema {
  collectionName: 'components_sections_variants';
  info: {
    description: 'Picture cards, one for each kind';
    displayName: 'Variants';
    icon: 'picture';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    variants: Schema.Attribute.Component<'shared.variant', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
          min: 2;
        },
        number
      >;
  };
}

export interface SharedFeature extends Struct.ComponentSchema {
  collectionName: 'components_shared_features';
  info: {
    description: 'A short point with its explanation';
    displayName: 'Feature';
    icon: 'check';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface SharedLink extends Struct.ComponentSchema {
  collectionName: 'components_shared_links';
  info: {
    description: 'Words that lead somewhere';
    displayName: 'Link';
    icon: 'link';
  };
  attributes: {
    link: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface SharedMeasuringStep extends Struct.ComponentSchema {
  collectionName: 'components_shared_measuring_steps';
  info: {
    description: 'What to measure, with a drawing';
    displayName: 'Measuring step';
    icon: 'pin';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    drawing: Schema.Attribute.Enumeration<
      ['widths', 'heights', 'depth', 'diagonals', 'area', 'overlap', 'cloth']
    > &
      Schema.Attribute.Required;
    rule: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface SharedPlatform extends Struct.ComponentSchema {
  collectionName: 'components_shared_platforms';
  info: {
    description: 'A smart home platform';
    displayName: 'Platform';
    icon: 'apps';
  };
  attributes: {
    mark: Schema.Attribute.Enumeration<
      ['alexa', 'google-home', 'homekit', 'smartthings', 'ifttt']
    > &
      Schema.Attribute.Required;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface SharedPowerOption extends Struct.ComponentSchema {
  collectionName: 'components_shared_power_options';
  info: {
    description: 'One way to power a motor';
    displayName: 'Power option';
    icon: 'lightbulb';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    image: Schema.Attribute.Media<'images'>;
    link: Schema.Attribute.Component<'shared.link', false>;
    points: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 800;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    type: Schema.Attribute.Enumeration<['battery', 'wired', 'smart_home']> &
      Schema.Attribute.Required;
  };
}

export interface SharedQuestion extends Struct.ComponentSchema {
  collectionName: 'components_shared_questions';
  info: {
    description: 'A question with its answer';
    displayName: 'Question';
    icon: 'question';
  };
  attributes: {
    answer: Schema.Attribute.RichText & Schema.Attribute.Required;
    question: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
  };
}

export interface SharedSwatch extends Struct.ComponentSchema {
  collectionName: 'components_shared_swatches';
  info: {
    description: 'One cloth by name and colour';
    displayName: 'Swatch';
    icon: 'brush';
  };
  attributes: {
    color: Schema.Attribute.String & Schema.Attribute.Required;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    note: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface SharedTable extends Struct.ComponentSchema {
  collectionName: 'components_shared_tables';
  info: {
    description: 'Words and figures in rows and columns';
    displayName: 'Table';
    icon: 'apps';
  };
  attributes: {
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    columns: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    rows: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 4000;
      }>;
  };
}

export interface SharedVariant extends Struct.ComponentSchema {
  collectionName: 'components_shared_variants';
  info: {
    description: 'One kind within a family, with its picture';
    displayName: 'Variant';
    icon: 'grid';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    image: Schema.Attribute.Media<'images'>;
    link: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'sections.accordion': SectionsAccordion;
      'sections.benefits': SectionsBenefits;
      'sections.call-to-action': SectionsCallToAction;
      'sections.delivery-calculator': SectionsDeliveryCalculator;
      'sections.feature-grid': SectionsFeatureGrid;
      'sections.light-control': SectionsLightControl;
      'sections.measuring-guide': SectionsMeasuringGuide;
      'sections.measuring-worksheet': SectionsMeasuringWorksheet;
      'sections.panel': SectionsPanel;
      'sections.platforms': SectionsPlatforms;
      'sections.power-options': SectionsPowerOptions;
      'sections.product-grid': SectionsProductGrid;
      'sections.rich-text': SectionsRichText;
      'sections.statement': SectionsStatement;
      'sections.steps': SectionsSteps;
      'sections.swatches': SectionsSwatches;
      'sections.table': SectionsTable;
      'sections.tape-converter': SectionsTapeConverter;
      'sections.variants': SectionsVariants;
      'shared.feature': SharedFeature;
      'shared.link': SharedLink;
      'shared.measuring-step': SharedMeasuringStep;
      'shared.platform': SharedPlatform;
      'shared.power-option': SharedPowerOption;
      'shared.question': SharedQuestion;
      'shared.swatch': SharedSwatch;
      'shared.table': SharedTable;
      'shared.variant': SharedVariant;
    }
  }
}
