import { useBrand } from '#app/features/shell/use-brand';
import { buildBreadcrumbData } from '#app/seo/breadcrumb-data';
import { JsonLd } from '#app/seo/JsonLd';
import { Breadcrumbs } from '#app/ui/Breadcrumbs';
import { Picture } from '#app/ui/Picture';
import { RichText } from '#app/ui/RichText';

import { coveringInView } from '../covering-in-view';
import { ArticleFacts } from './ArticleFacts';
import { buildArticleData } from './article-data';
import styles from './article-page.module.css';
import type { ArticleView, RelatedPosts } from './article-view';
import { KeepReading } from './KeepReading';

interface ArticlePageProps {
  article: ArticleView;
  related: RelatedPosts;
}

/** One post: head, picture from edge to edge, facts beside the text, then what to read next. */
export function ArticlePage({ article, related }: ArticlePageProps) {
  const brand = useBrand();
  const { title, excerpt, image, body } = article;
  const trail = [{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog' }, { label: title }];
  return (
    <>
      <article>
        <div className="wrap">
          <Breadcrumbs trail={trail} />
          <header className={styles.head}>
            <h1 className={`d2 ${styles.title}`}>{title}</h1>
            <p className="lead">{excerpt}</p>
          </header>
        </div>
        {image && (
          <Picture
            className={styles.picture}
            image={image}
            sizes="100vw"
            position={coveringInView}
            priority
          />
        )}
        <div className={`wrap ${styles.columns}`}>
          <ArticleFacts article={article} />
          <RichText className={styles.body} text={body} heading="h2" long />
        </div>
      </article>
      <KeepReading posts={related} />
      <JsonLd data={buildArticleData(article, brand)} />
      <JsonLd data={buildBreadcrumbData(trail, brand.siteUrl)} />
    </>
  );
}
