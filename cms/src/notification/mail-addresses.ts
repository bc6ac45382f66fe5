/** Who is told of a new request, and who says so. */
export interface MailAddresses {
  from: string;
  to: string;
}

/** Null while no mail server is configured: then requests wait in the admin alone. */
export function mailAddresses(): MailAddresses | null {
  if (!process.env.SMTP_HOST?.trim()) return null;
  const business = process.env.BUSINESS_EMAIL || 'hello@northlightblinds.example';
  return {
    from: process.env.SMTP_FROM || business,
    to: process.env.SMTP_TO || business,
  };
}
