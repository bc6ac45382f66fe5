/** The specification's notices (§8). */
export const tooManyWords = {
  title: 'Maximum Samples Selected',
  text: 'You can only select up to 5 free samples. Please remove a selection first.',
  tone: 'destructive',
} as const;

export const sentWords = {
  title: 'Sample Request Submitted',
  text: 'Your fabric samples will be shipped to your address soon.',
} as const;
