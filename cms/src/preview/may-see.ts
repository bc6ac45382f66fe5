import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { shopTypes, type ShopType } from '../documents/shop-types';

const READ = 'plugin::content-manager.explorer.read';

/** What Strapi knows of the rights of whoever is signed in to the admin. */
interface Ability {
  rulesFor(action: string, subject: string): { inverted: boolean; conditions?: unknown }[];
}

function signedIn(strapi: Core.Strapi): Ability {
  const ability: Ability | undefined = strapi.requestContext.get()?.state.userAbility;
  if (!ability) throw new errors.ForbiddenError('A preview is for staff.');
  return ability;
}

/**
 * Refuses a preview of what the person signed in may not read: Strapi asks for a login alone.
 * @param document with its `createdBy`, which the rights of an author depend on
 * @throws {errors.ForbiddenError}
 */
export function requireReader(strapi: Core.Strapi, uid: ShopType, document: object): void {
  const rights = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: signedIn(strapi), model: uid });
  if (rights.cannot.read(document)) throw new errors.ForbiddenError('This draft is not yours.');
}

/** Types whose drafts the person signed in may read all, by their singular names; an author only reads their own. */
export function modelsReadWhole(strapi: Core.Strapi): string[] {
  const ability = signedIn(strapi);
  return shopTypes
    .filter((uid) =>
      ability.rulesFor(READ, uid).some(({ inverted, conditions }) => !inverted && !conditions),
    )
    .map((uid) => strapi.getModel(uid).modelName);
}
