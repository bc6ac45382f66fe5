/** The shop's own particulars. They are configuration (decisions "Brand"): no component spells them out. */
export interface Brand {
  name: string;
  /** As people read it. */
  phone: string;
  email: string;
  /** Origin of the shop's public address, without a trailing slash. */
  siteUrl: string;
}

/** What stands where nothing is configured, and on an error page that was drawn without the root's data. */
export const defaultBrand: Brand = {
  name: 'Northlight Blinds',
  phone: '(403) 555-0142',
  email: 'hello@northlightblinds.example',
  siteUrl: 'http://localhost:3000',
};

/** Business hours of header, footer and contact (spec §2.2). */
export const shortHours = 'Mon-Fri 9AM-5PM MST';

/** The footer's sentence without its full stop (spec §1). */
export const heritage = 'Handcrafted in Canada since 1995';

/** `tel:` address of a North American number as people write it; a leading + keeps another country's code. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}
