import { groupThousands } from '#app/lib/group-thousands';

/**
 * Canadian dollars as the shop shows them: en-CA with two decimals (spec §1, §9).
 * @param cents price in cents
 * @returns e.g. `$1,234.50` for 123450
 */
export function formatCad(cents: number): string {
  const whole = Math.round(Math.abs(cents));
  const dollars = groupThousands(Math.floor(whole / 100));
  return `${cents < 0 ? '-' : ''}$${dollars}.${String(whole % 100).padStart(2, '0')}`;
}
