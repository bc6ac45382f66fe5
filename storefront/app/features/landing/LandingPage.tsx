import { OneOpenProvider } from '#app/blocks/accordion/one-open';
import { CallToAction } from '#app/blocks/call-to-action/CallToAction';
import { LandingSection } from '#app/blocks/LandingSection';
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
import { LandingVariants } from './LandingVariants';
import styles from './landing-page.module.css';

/** An overview or product-family page in the order of the shared template (spec §2.14). */
export function LandingPage({ page, listing }: Omit<LandingPageData, 'kind'>) {
  const brand = useBrand();
  const { path, title, features, variants, sections, callToAction } = page;
  const trail = landingTrail(path, title);
  const last = sections.at(-1);
  const closing = last?.__component === 'sections.call-to-action' ? last : undefined;
  const questions = sections.filter((section) => section.__component === 'sections.accordion');
  return (
    <OneOpenProvider first={questions[0]?.items[0]?.id ?? null}>
      <div className={styles.page}>
        <LandingHero {...page} trail={trail} />
        {features.length > 0 ? <LandingFeatures title={title} features={features} /> : null}
        {variants.length > 0 ? <LandingVariants variants={variants} /> : null}
        <PageProductsProvider value={listing && <LandingProducts listing={listing} />}>
          {sections
            .filter((section) => section !== closing)
            .map((section, place) => (
              <LandingSection key={place} section={section} />
            ))}
        </PageProductsProvider>
        {closing ? <CallToAction {...closing} also={callToAction ?? undefined} /> : null}
        {callToAction && !closing ? <LandingClosing {...callToAction} /> : null}
      </div>
      {questions.length > 0 ? <JsonLd data={buildFaqData(questions)} /> : null}
      <JsonLd data={buildBreadcrumbData(trail, brand.siteUrl)} />
    </OneOpenProvider>
  );
}
