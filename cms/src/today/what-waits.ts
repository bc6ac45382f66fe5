import type { Core } from '@strapi/strapi';
import { shopTypes } from '../documents/shop-types';
import { countWaitingDrafts } from './waiting-drafts';

const EXPLORER = 'plugin::content-manager.explorer';
const REQUESTS = 'api::consultation.consultation';

/** What somebody signed in to the admin may do. */
export interface Ability {
  can(action: string, subject: string): boolean;
}

/** What the home page of the admin says to one member of staff; what is not theirs is not in it. */
export interface Today {
  /** Absolute address of the shop; null when SITE_URL is not set. */
  shop: string | null;
  requests: { unanswered: number; unmailed: number } | null;
  /** Types with something to publish. */
  drafts: { uid: string; name: string; count: number }[];
}

export async function whatWaits(strapi: Core.Strapi, ability: Ability): Promise<Today> {
  const publishable = shopTypes.filter((uid) => ability.can(`${EXPLORER}.publish`, uid));
  const drafts = await Promise.all(
    publishable.map(async (uid) => ({
      uid,
      name: strapi.contentType(uid).info.displayName,
      count: await countWaitingDrafts(strapi, uid),
    })),
  );
  return {
    shop: process.env.SITE_URL?.trim() || null,
    requests: ability.can(`${EXPLORER}.read`, REQUESTS) ? await countRequests(strapi) : null,
    drafts: drafts.filter(({ count }) => count > 0),
  };
}

async function countRequests(strapi: Core.Strapi) {
  const requests = strapi.db.query(REQUESTS);
  return {
    unanswered: await requests.count({ where: { stage: 'new' } }),
    unmailed: await requests.count({ where: { mail: 'waiting' } }),
  };
}
