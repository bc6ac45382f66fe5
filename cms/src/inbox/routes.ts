import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { exportRequests } from './export-requests';

/** The part of Koa's context that the download needs. */
interface Download {
  attachment(filename: string): void;
  set(name: string, value: string): void;
  type: string;
  body: unknown;
}

const mayReadRequests = {
  name: 'admin::hasPermissions',
  config: {
    actions: [['plugin::content-manager.explorer.read', 'api::consultation.consultation']],
  },
};

/**
 * GET /desk/consultations.csv, for whoever may read the requests in the admin. A route of the admin and
 * not of the REST API: the shop's key opens only that one.
 */
export function addInboxRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/desk',
    routes: [
      {
        method: 'GET',
        path: '/consultations.csv',
        handler: (ctx: Download) => {
          const day = new Date().toISOString().slice(0, 10);
          ctx.attachment(`consultations-${day}.csv`);
          ctx.type = 'text/csv; charset=utf-8';
          ctx.set('Cache-Control', 'no-store');
          ctx.body = Readable.from(exportRequests(strapi));
        },
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin', mayReadRequests] },
      },
    ],
  });
}
