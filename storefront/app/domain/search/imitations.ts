import { toTerms } from '#app/lib/terms';

const imitation = /^(?:faux|imitation)$/;
const none: ReadonlySet<string> = new Set();

/**
 * The terms of a name that say what the product imitates: "Faux Wood" is an answer to "wood", but not
 * before what is made of it.
 */
export function imitatedTerms(name: string): ReadonlySet<string> {
  if (!/faux|imitation/i.test(name)) return none;
  const terms = toTerms(name);
  return new Set(terms.filter((_, at) => imitation.test(terms[at - 1] ?? '')));
}
