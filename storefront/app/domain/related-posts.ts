import { toTerms } from '#app/lib/terms';
import type { BlogPost } from './catalogue';
import { withoutStopWords } from './search/stop-words';

/**
 * Posts to read after this one: those that have the most words of their title and excerpt in common with
 * it, where a word that few posts use counts for more; among equals, the order of `posts`.
 * @param post need not be among `posts`
 */
export function relatedPosts<Post extends Pick<BlogPost, 'slug' | 'title' | 'excerpt'>>(
  posts: readonly Post[],
  post: Pick<BlogPost, 'slug' | 'title' | 'excerpt'>,
  count: number,
): Post[] {
  const others = posts.filter(({ slug }) => slug !== post.slug);
  const terms = others.map(termsOf);
  const own = termsOf(post);
  const users = (term: string) => terms.filter((words) => words.has(term)).length;
  const weights = new Map([...own].map((term) => [term, 1 / (1 + users(term))]));
  const likeness = (words: Set<string>) =>
    [...words].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  return others
    .map((other, index) => ({ other, score: likeness(terms[index] ?? new Set()) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ other }) => other);
}

function termsOf({ title, excerpt }: Pick<BlogPost, 'title' | 'excerpt'>): Set<string> {
  return new Set(withoutStopWords(toTerms(`${title} ${excerpt}`)));
}
