import type { Core, UID } from '@strapi/strapi';

/** What Strapi knows of the rights of whoever is signed in to the admin. */
export interface Ability {
  cannot(action: string, subject: string): boolean;
  rulesFor(action: string, subject: string): { inverted: boolean; conditions?: unknown }[];
}

/** The rights of whom the running request belongs to; undefined for a script, the seed or the shop. */
export function signedIn(strapi: Core.Strapi): Ability | undefined {
  return strapi.requestContext.get()?.state.userAbility;
}

/**
 * True when somebody may read the draft of a document. Some of Strapi's own doors ask only whether they
 * may make one.
 */
export async function mayRead(
  strapi: Core.Strapi,
  ability: Ability,
  uid: UID.ContentType,
  documentId: string,
): Promise<boolean> {
  const where = { documentId };
  // The rights of an author hang on who made it.
  const document: unknown = await strapi.db.query(uid).findOne({ where, populate: ['createdBy'] });
  const rights = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility: ability, model: uid });
  return rights.can.read(document);
}
