import type { Core } from '@strapi/strapi';
import { mayRead, signedIn } from '../access/rights';
import { isShopType, type ShopType } from '../documents/shop-types';
import { modelsReadWhole } from './drafts-of';
import { pageOf } from './page-of';
import { signTicket } from './ticket';

/** Seconds: a working day, so that a preview that stands open does not end under somebody's hands. */
const LASTS = 8 * 60 * 60;

interface Asked {
  documentId?: string;
  status?: string;
}

/**
 * Where "Open preview" leads: the storefront's `/preview` with a signed ticket. The secret itself stays here.
 *
 * @returns null for a type or a document without a page, for one that whoever asks may not read, and while the shop's
 * address or the secret is not set
 */
export async function previewAddress(
  strapi: Core.Strapi,
  uid: string,
  { documentId, status = 'draft' }: Asked,
): Promise<string | null> {
  const shop = process.env.SITE_URL?.trim();
  const secret = process.env.PREVIEW_SECRET?.trim();
  if (!shop || !secret || !documentId || !isShopType(uid)) return null;
  const shown = status === 'published' ? 'published' : 'draft';
  const document: object | null = await strapi
    .documents<ShopType>(uid)
    .findOne({ documentId, status: shown });
  const path = document && pageOf(uid, document);
  if (!path) return null;
  // Strapi itself asks for no more than a login.
  const ability = signedIn(strapi);
  if (!ability || !(await mayRead(strapi, ability, uid, documentId))) return null;

  const ticket = signTicket(
    {
      path,
      status: shown,
      model: strapi.getModel(uid).modelName,
      documentId,
      reach: 'desk',
      drafts: modelsReadWhole(strapi, ability),
      desk: new URL(strapi.config.get<string>('server.absoluteUrl')).origin,
      expires: Math.floor(Date.now() / 1_000) + LASTS,
    },
    secret,
  );
  const address = new URL('/preview', shop);
  address.searchParams.set('ticket', ticket);
  return address.href;
}
