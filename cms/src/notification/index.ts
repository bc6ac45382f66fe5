import type { Core } from '@strapi/strapi';
import { composeMail } from './compose-mail';
import { mailAddresses } from './mail-addresses';
import { MailWorker } from './mail-worker';

let worker: MailWorker | undefined;

/**
 * Mails new consultation requests to staff for as long as the desk answers. Commands that load the desk
 * without its server leave that to the desk.
 */
export function startMailing(strapi: Core.Strapi): void {
  const addresses = mailAddresses();
  if (!addresses) return;
  const adminUrl = strapi.config.get<string>('admin.absoluteUrl');

  const mailing = new MailWorker(strapi, (request) =>
    strapi
      .plugin('email')
      .service('email')
      .send(composeMail(request, addresses, adminUrl)),
  );
  worker = mailing;
  strapi.server.httpServer.once('listening', () => mailing.wake());
  strapi.eventHub.on('entry.create', async (payload: unknown) => {
    if (Object(payload).uid === 'api::consultation.consultation') mailing.wake();
  });
}

export async function stopMailing(): Promise<void> {
  await worker?.stop();
}
