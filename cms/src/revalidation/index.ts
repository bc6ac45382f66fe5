import type { Core } from '@strapi/strapi';
import { toChange, watchedEvents } from './change';
import { sendChange } from './send-change';

/**
 * Tells the storefront what has changed on the site, so that it drops what it remembers of it.
 *
 * Strapi's own webhooks send whole documents of every type, consultation requests and their addresses
 * included, and cannot leave a type out. This sends a type and an id.
 */
export function watchForChanges(strapi: Core.Strapi): void {
  const storefront = process.env.STOREFRONT_URL?.trim();
  const secret = process.env.REVALIDATE_SECRET?.trim();
  if (!storefront || !secret) {
    strapi.log.warn(
      'STOREFRONT_URL or REVALIDATE_SECRET is not set: the shop will not hear of edits.',
    );
    return;
  }

  const target = { url: new URL('/revalidate', storefront).href, secret };
  let shopIsAway = false;
  for (const event of watchedEvents) {
    strapi.eventHub.on(event, async (payload: unknown) => {
      const change = toChange(event, payload);
      if (!change) return;
      // Not awaited: whoever pressed "Publish" does not wait for the shop.
      void sendChange(target, change).then((lost) => {
        // One line for an outage, however many edits fall into it.
        if (lost && !shopIsAway) strapi.log.warn(lost);
        shopIsAway = lost !== null;
      });
    });
  }
}
