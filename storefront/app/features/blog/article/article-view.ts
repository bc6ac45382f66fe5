import type { BlogPost } from '#app/domain/catalogue';
import type { RichText } from '#app/domain/rich-text';
import type { SectionResult } from '#app/features/sections/section-result';

/** A post as its own page shows it. */
export interface ArticleView extends Omit<BlogPost, 'id'> {
  body: RichText;
  /** Reading time. */
  minutes: number;
}

export type RelatedPosts = SectionResult<BlogPost[]> | Promise<SectionResult<BlogPost[]>>;
