import * as z from 'zod';

/** Where a link of the CMS may lead; its rule there admits pages of this site and https addresses alone. */
export const LinkAddressSchema = z.string().regex(/^(?:\/(?!\/)|https:\/\/)\S*$/);

/** The CMS's `shared.link`. */
export const LinkSchema = z.object({ text: z.string(), link: LinkAddressSchema });

export const linkPopulate = { fields: ['text', 'link'] };
