import type { Core } from '@strapi/strapi';
import { applyAccess } from './access';
import { closeLayouts } from './access/close-layouts';
import { addDeskRoutes } from './desk-routes';
import { registerDocumentRules } from './documents';
import { fillEmptyShop } from './fill-empty-shop';
import { finishRequests } from './finish-requests';
import { requireHonestCommits } from './honest-commits';
import { serveMediaBucket } from './media-bucket';
import { tidyMediaLibrary } from './media-folders';
import { registerMoneyField } from './money-field';
import { startMailing, stopMailing } from './notification';
import { outliveLog } from './outlive-log';
import { startMetrics, stopMetrics } from './operations/metrics';
import { observeRequests } from './operations/observe-requests';
import { requireSettings } from './require-settings';
import { watchForChanges } from './revalidation';
import { applyViews } from './views';

interface Lifecycle {
  strapi: Core.Strapi;
}

export default {
  register({ strapi }: Lifecycle) {
    requireSettings();
    observeRequests(strapi);
    outliveLog();
    registerMoneyField(strapi);
    registerDocumentRules(strapi);
    addDeskRoutes(strapi);
    serveMediaBucket(strapi);
    closeLayouts(strapi);
  },

  async bootstrap({ strapi }: Lifecycle) {
    requireHonestCommits(strapi);
    await applyAccess(strapi);
    await applyViews(strapi);
    await fillEmptyShop(strapi);
    await tidyMediaLibrary(strapi);
    // After the seed: a shop that has just been filled has nobody to tell yet.
    watchForChanges(strapi);
    startMailing(strapi);
    startMetrics(strapi);
  },

  async destroy({ strapi }: Lifecycle) {
    await finishRequests(strapi.server.httpServer);
    await stopMailing();
    stopMetrics();
  },
};
