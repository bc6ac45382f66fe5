import type { MailAddresses } from './mail-addresses';
import type { LentRequest } from './queue';

const PRODUCTS: Readonly<Record<string, string>> = {
  roller: 'roller blinds',
  vertical: 'vertical blinds',
  motorized: 'motorized blinds',
  roman: 'roman shades',
  outdoor: 'outdoor shades',
};

/** What the mail provider takes. */
export interface Mail {
  from: string;
  to: string;
  replyTo: string;
  messageId: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * The mail that tells staff of a request; answering it answers the customer.
 *
 * @param adminUrl where staff sign in, without a slash at the end
 */
export function composeMail(
  request: LentRequest,
  { from, to }: MailAddresses,
  adminUrl: string,
): Mail {
  const { documentId, name, email, phone, productInterest, message, sourcePage } = request;
  const product = PRODUCTS[productInterest] ?? productInterest;
  const lines = [
    `${name} asks for a design consultation about ${product}.`,
    '',
    `E-mail: ${email}`,
    `Phone:  ${phone}`,
    ...(sourcePage ? [`Page:   ${sourcePage}`] : []),
    ...(message ? ['', message] : []),
    '',
    'Answer this mail to answer them, then set the status of the request:',
    `${adminUrl}/content-manager/collection-types/api::consultation.consultation/${documentId}`,
  ];
  return {
    from,
    to,
    replyTo: email,
    // The same at every attempt: a mail that arrived unconfirmed and comes again can be told apart.
    messageId: `<consultation-${documentId}@${from.split('@').at(-1)}>`,
    subject: `New request: ${product}, ${oneLine(name)}`,
    text: lines.join('\n'),
    // Left out, Strapi's provider would send the text as HTML, tags of the visitor included.
    html: '',
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
