import type { Core } from '@strapi/strapi';

const mark = { type: 'shop', name: 'seed', key: 'unfinished' };

/** Remembers that a seed has begun, so that one cut short (Ctrl-C, full disk) is taken up again at the next start. */
export async function markUnfinished(strapi: Core.Strapi): Promise<void> {
  await strapi.store.set({ ...mark, value: true });
}

export async function clearUnfinishedMark(strapi: Core.Strapi): Promise<void> {
  await strapi.store.delete(mark);
}

/** True when a seed began and did not reach its end. */
export async function isUnfinished(strapi: Core.Strapi): Promise<boolean> {
  return (await strapi.store.get(mark)) === true;
}
