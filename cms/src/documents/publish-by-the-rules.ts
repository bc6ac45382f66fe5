import type { Modules } from '@strapi/strapi';
import type { DocumentRule } from './rule';
import { isShopType, type ShopType } from './shop-types';

type Call = Modules.Documents.Middleware.Context;
type Write = Extract<
  Modules.Documents.Middleware.Context<ShopType>,
  { action: 'create' | 'update' }
>;

/**
 * Makes "create as published" and "update as published" a draft and a publish, all or nothing. Strapi
 * publishes inside such a call without asking the middlewares again, so that every rule on `publish`
 * would have a way round it.
 */
export const publishByTheRules: DocumentRule = (strapi) => async (call, next) => {
  if (!publishesAtOnce(call)) return next();

  const { fields, populate } = call.params;
  Object.assign(call.params, { status: 'draft' });
  return strapi.db.transaction(async () => {
    const draft = await next();
    if (!isDocument(draft)) return draft;
    const published = await strapi.documents(call.uid).publish({
      documentId: draft.documentId,
      ...(fields && { fields }),
      ...(populate && { populate }),
    });
    return published.entries[0] ?? null;
  });
};

function publishesAtOnce(call: Call): call is Write {
  if (!isShopType(call.uid) || (call.action !== 'create' && call.action !== 'update')) return false;
  return 'status' in call.params && call.params.status === 'published';
}

function isDocument(value: unknown): value is { documentId: string } {
  return typeof value === 'object' && value !== null && 'documentId' in value;
}
