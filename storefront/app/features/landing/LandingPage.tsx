import { OneOpenProvider } from '#app/blocks/accordion/one-open';
import { CallToAction } from '#app/blocks/call-to-action/CallToAction';
import { PageProductsProvider } from '#app/blocks/product-grid/page-products';
import { useBrand } from '#app/features/shell/use-brand';
import { buildBreadcrumbData } from '#app/seo/breadcrumb-data';
import { buildFaqData } from '#app/seo/faq-data';
import { JsonLd } from '#app/seo/JsonLd';

import { LandingClosing } from './LandingClosing';
import { LandingFeatures } from './LandingFeatures';
import { LandingHero } from './LandingHero';
import type { LandingPageData } from './landing-page-data.server';
import { landingTrail } from './landing-trail';
import { LandingProducts } from './LandingProducts';
import { LandingSections } from './LandingSections';
import { LandingVariants } from './LandingVariants';

/** An overview or product-family page in the order of the shared template (spec §2.14). */
export function LandingPage({ page, listing }: Omit<LandingPageData, 'kind'>) {
  const brand = useBrand();
  const { path, title, features, variants, sections, callToAction } = page;
  const trail = landingTrail(path, title);
  const questions = sections.filter((section) => section.__component === 'sections.accordion');
  // A last section that calls to action takes the template's call along: one ending is enough.
  const last = sections.at(-1);
  const ending = last?.__component === 'sections.call-to-action' ? last : undefined;
  return (
    <OneOpenProvider first={questions[0]?.items[0]?.id ?? null}>
      <LandingHero {...page} trail={trail} />
      {features.length > 0 ? <LandingFeatures title={title} features={features} /> : null}
      {variants.length > 0 ? (
        <LandingVariants
          heading={page.variantsHeading}
          variants={variants}
          joined={features.length > 0}
        />
      ) : null}
      <PageProductsProvider value={listing && <LandingProducts listing={listing} />}>
        <LandingSections
          sections={sections.filter((section) => section !== ending)}
          closed={ending !== undefined || callToAction !== null}
        />
      </PageProductsProvider>
      {ending ? <CallToAction {...ending} also={callToAction ?? undefined} /> : null}
      {callToAction && !ending ? (
        <LandingClosing heading={page.closingHeading} {...callToAction} />
      ) : null}
      {questions.length > 0 ? <JsonLd data={buildFaqData(questions)} /> : null}
      <JsonLd data={buildBreadcrumbData(trail, brand.siteUrl)} />
    </OneOpenProvider>
  );
}
