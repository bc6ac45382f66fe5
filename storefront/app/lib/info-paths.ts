/** The information pages of the shop (spec §2.1). Their words are the CMS's; which of them exist is ours. */
export const infoPaths = [
  '/installation',
  '/measuring-guide',
  '/warranty',
  '/shipping',
  '/returns',
  '/faq',
  '/privacy',
  '/terms',
  '/accessibility',
] as const;
