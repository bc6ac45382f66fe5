import * as z from 'zod/mini';

import { postalCodePattern } from './postal-code';

/** A trimmed text of at least so many characters; one message for all that can be wrong with it. */
function text(least: number, message: string) {
  return z.string(message).check(z.trim(), z.minLength(least, message));
}

const email = 'Please enter a valid email address.';
const postalCode = 'Please enter a valid Canadian postal code (e.g. A1A 1A1).';

/** The sample request: rules and messages of spec §5, full stops included. */
export const SampleRequestSchema = z.object({
  name: text(2, 'Name must be at least 2 characters.'),
  email: z.string(email).check(z.trim(), z.regex(z.regexes.email, email)),
  address: text(5, 'Please enter your full address.'),
  city: text(2, 'City is required.'),
  province: text(2, 'Province is required.'),
  postalCode: z.string(postalCode).check(z.trim(), z.regex(postalCodePattern, postalCode)),
});
