import * as z from 'zod';

/** The CMS's `shared.link`; its rule there admits pages of this site and https addresses alone. */
export const LinkSchema = z.object({
  text: z.string(),
  link: z.string().regex(/^(?:\/(?!\/)|https:\/\/)\S*$/),
});
