import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { exportRequests } from './inbox/export-requests';
import { whatWaits, type Ability } from './today/what-waits';

/** The part of Koa's context that these routes need. */
interface Context {
  state: { userAbility: Ability };
  attachment(filename: string): void;
  set(name: string, value: string): void;
  type: string;
  body: unknown;
}

const signedIn = 'admin::isAuthenticatedAdmin';
const mayReadRequests = {
  name: 'admin::hasPermissions',
  config: {
    actions: [['plugin::content-manager.explorer.read', 'api::consultation.consultation']],
  },
};

/**
 * What our own parts of the admin ask for, under /desk. Routes of the admin and not of the REST API:
 * the shop's key opens only that one.
 */
export function addDeskRoutes(strapi: Core.Strapi): void {
  const get = (
    path: string,
    handler: (ctx: Context) => unknown,
    policies: (typeof mayReadRequests)[],
  ) => ({
    method: 'GET' as const,
    path,
    handler,
    info: { type: 'admin' },
    config: { policies: [signedIn, ...policies] },
  });
  strapi.server.routes({
    type: 'admin',
    prefix: '/desk',
    routes: [
      get('/today', async (ctx) => (ctx.body = await whatWaits(strapi, ctx.state.userAbility)), []),
      get('/consultations.csv', (ctx) => sendRequests(strapi, ctx), [mayReadRequests]),
    ],
  });
}

function sendRequests(strapi: Core.Strapi, ctx: Context): void {
  const day = new Date().toISOString().slice(0, 10);
  ctx.attachment(`consultations-${day}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = Readable.from(exportRequests(strapi));
}
