import { OneOpenProvider } from '#app/blocks/accordion/one-open';
import { InfoSection } from '#app/blocks/InfoSection';
import { useBrand } from '#app/features/shell/use-brand';
import { buildBreadcrumbData } from '#app/seo/breadcrumb-data';
import { JsonLd } from '#app/seo/JsonLd';
import { Breadcrumbs } from '#app/ui/Breadcrumbs';
import { PageHead } from '#app/ui/PageHead';
import { PartColumn } from '#app/ui/Part';

import { buildFaqData } from '#app/seo/faq-data';
import type { InfoPage as InfoPageData } from './info-page';
import { toInfoView } from './info-view';
import { PageIndex } from './PageIndex';
import { WideSection } from './WideSection';
import styles from './info-page.module.css';

/** A page that informs: an index beside its text, then what takes the whole width. */
export function InfoPage({ title, description, sections }: InfoPageData) {
  const brand = useBrand();
  const { column, wide, index, questions } = toInfoView(sections);
  const trail = [{ label: 'Home', to: '/' }, { label: title }];
  return (
    <OneOpenProvider first={questions[0]?.items[0]?.id ?? null}>
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <PageHead title={title} lead={description} />
        {column.length > 0 ? (
          <div className={styles.info}>
            <PageIndex entries={index} />
            <PartColumn>
              {column.map((section, place) => (
                <InfoSection key={place} section={section} />
              ))}
            </PartColumn>
          </div>
        ) : null}
      </div>
      {wide.map((section, place) => (
        <WideSection key={place} section={section} />
      ))}
      {questions.length > 0 ? <JsonLd data={buildFaqData(questions)} /> : null}
      <JsonLd data={buildBreadcrumbData(trail, brand.siteUrl)} />
    </OneOpenProvider>
  );
}
