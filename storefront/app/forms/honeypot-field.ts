/**
 * A field that people neither see nor reach, and that machines fill. Its name must mean nothing to a
 * browser's autofill: with `website` or `company` real people would be taken for machines.
 */
export const honeypotField = 'secondSubject';

/** Whether the field came back with something in it. */
export function isHoneypotFilled(value: unknown): boolean {
  return typeof value === 'string' ? value !== '' : value !== null && value !== undefined;
}
