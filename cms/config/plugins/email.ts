import type { Core } from '@strapi/strapi';
import { given } from '../support/given';

/** Port on which a mail server speaks TLS from the first byte; elsewhere it changes over. */
const IMPLICIT_TLS_PORT = 465;

/**
 * Mail goes out by the server that SMTP_HOST names; without one Strapi keeps its own provider, and
 * requests are not mailed at all (src/notification).
 */
export const email = ({ env }: Core.Config.Shared.ConfigParams) => {
  const host = env('SMTP_HOST');
  if (!host) return {};
  const port = given(env).int('SMTP_PORT', 587);
  const user = env('SMTP_USERNAME');
  const from = env('SMTP_FROM') || env('BUSINESS_EMAIL');
  return {
    config: {
      provider: 'nodemailer',
      providerOptions: {
        host,
        port,
        secure: port === IMPLICIT_TLS_PORT,
        // A password never travels in the clear, even if somebody in between hides the server's TLS.
        ...(user && { requireTLS: true, auth: { user, pass: env('SMTP_PASSWORD', '') } }),
        // Milliseconds. Together less than the time for which src/notification/queue.ts lends a request.
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
      },
      settings: { defaultFrom: from, defaultReplyTo: from },
    },
  };
};
