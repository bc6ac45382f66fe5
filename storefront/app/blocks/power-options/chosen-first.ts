import { normalizeValue } from '#app/domain/product-types';

import type { PowerOption } from './schema';

/**
 * The options as an address wants them: the one that its `?type=` names comes first.
 * @param type as a visitor may write it, e.g. `Smart-Home`; `hardwired` is another word for `wired`
 */
export function chosenFirst(options: readonly PowerOption[], type: string | null) {
  const value = normalizeValue(type ?? '');
  const wanted = value === 'hardwired' ? 'wired' : value;
  const chosen = options.find((option) => option.type === wanted);
  const others = options.filter((option) => option !== chosen);
  return { chosen, ordered: chosen ? [chosen, ...others] : others };
}
