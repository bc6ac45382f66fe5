/** The specification's notices (§8). */
export const sentWords = {
  title: 'Consultation Request Submitted',
  text: 'We will contact you shortly to schedule your consultation.',
} as const;

export const failedWords = {
  title: 'Error',
  text: 'There was a problem submitting your request. Please try again.',
} as const;
