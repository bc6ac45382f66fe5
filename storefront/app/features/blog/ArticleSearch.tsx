import { Icon } from '#app/ui/icons';

import styles from './article-search.module.css';

/** Takes a text down and filters nothing (spec §2.7). No form, so that Enter leads nowhere either. */
export function ArticleSearch() {
  return (
    <div role="search" aria-label="Articles" className={styles.search}>
      <Icon name="search" />
      <label className="vh" htmlFor="article-search">
        Search articles
      </label>
      <input
        id="article-search"
        className={styles.field}
        type="search"
        placeholder="Search articles"
        autoComplete="off"
        maxLength={200}
      />
    </div>
  );
}
