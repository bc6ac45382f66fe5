import { codeOf, firstWords } from './reach.mjs';

/** Port on which a mail server speaks TLS from the first byte. */
const implicitTlsPort = 465;

/**
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @returns {Promise<string | undefined>} one sentence, or nothing when the server greets us or none is asked for
 */
export async function mailServerProblem({ SMTP_HOST, SMTP_PORT = '587' }) {
  if (!SMTP_HOST) return undefined;
  const port = Number(SMTP_PORT);
  try {
    const words = await firstWords({ host: SMTP_HOST, port, tls: port === implicitTlsPort });
    return words.startsWith('220') ? undefined : `what answers at ${SMTP_HOST}:${port} is none.`;
  } catch (error) {
    return `it does not answer at ${SMTP_HOST}:${port} (${codeOf(error)}): mend SMTP_HOST and SMTP_PORT. Requests wait in the admin and are mailed when it is back.`;
  }
}
