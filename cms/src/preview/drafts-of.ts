import type { Core } from '@strapi/strapi';
import type { Ability } from '../access/rights';
import { shopTypes } from '../documents/shop-types';

const READ = 'plugin::content-manager.explorer.read';

/** Types of which somebody may read every draft, by their singular names; an author reads only their own. */
export function modelsReadWhole(strapi: Core.Strapi, ability: Ability): string[] {
  return shopTypes
    .filter((uid) =>
      ability.rulesFor(READ, uid).some(({ inverted, conditions }) => !inverted && !conditions),
    )
    .map((uid) => strapi.getModel(uid).modelName);
}
