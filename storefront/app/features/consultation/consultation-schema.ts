import * as z from 'zod/mini';
import { productInterests } from '#app/domain/consultation';

const interestValues = productInterests.map(({ value }) => value);

/**
 * Text as a person meant it, before it is counted: browsers send a line break as two characters, and
 * control characters are no part of a name or a message.
 */
function clean(text: string): string {
  // eslint-disable-next-line no-control-regex -- exactly these are taken out; tab and line break stay
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
}

/** A trimmed text; the first rule that it breaks is the only one said. */
function text(wrongType: string, ...rules: z.core.$ZodCheck<string>[]) {
  return z.string(wrongType).check(z.overwrite(clean), z.trim(), ...rules);
}

const name = 'Name must be at least 2 characters';
const email = 'Please enter a valid email address';
const phone = 'Please enter a valid phone number';

/**
 * The consultation request: rules and messages of spec §5, upper bounds of the rulings ("Forms"). One
 * schema for the browser and the server, in zod's small build because every page with the form loads it.
 */
export const ConsultationSchema = z.object({
  name: text(name, z.minLength(2, name), z.maxLength(120, 'Name must be at most 120 characters')),
  email: text(
    email,
    z.maxLength(254, { error: 'Email must be at most 254 characters', abort: true }),
    z.regex(z.regexes.email, email),
  ),
  phone: text(
    phone,
    z.minLength(10, phone),
    z.maxLength(40, 'Phone number must be at most 40 characters'),
  ),
  productInterest: z.enum(interestValues, 'Please select a product type'),
  message: z.optional(
    text('Message must be text', z.maxLength(4000, 'Message must be at most 4,000 characters')),
  ),
});

export type ConsultationRequest = z.infer<typeof ConsultationSchema>;
