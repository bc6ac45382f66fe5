import type { DeliveryChoice, DeliveryOptions } from '#app/domain/shipping/delivery-quote';
import { parseDollars } from '#app/domain/shipping/dollars';
import { toSlug } from '#app/lib/to-slug';

/** Names of the form's fields, which its address carries as well. */
export const deliveryFields = {
  value: 'value',
  region: 'to',
  product: 'product',
  remote: 'remote',
} as const;

/** The order that the calculator shows before anybody has typed one. */
const firstValue = '864.00';

/** What the form holds. */
export interface DeliveryInput extends Omit<DeliveryChoice, 'orderCents'> {
  /** As it was typed. */
  typed: string;
  /** Absent when what was typed is no amount. */
  orderCents?: number;
}

/** Reads the calculator's address or its form; what is missing or unknown is the first choice. */
export function parseDeliverySearch(
  search: URLSearchParams,
  options: DeliveryOptions,
): DeliveryInput {
  const typed = (search.get(deliveryFields.value) ?? firstValue).slice(0, 20);
  const orderCents = parseDollars(typed);
  return {
    typed,
    ...(orderCents !== undefined && { orderCents }),
    region: placeOf(search.get(deliveryFields.region), options.regions),
    product: placeOf(search.get(deliveryFields.product), options.products),
    remote: options.remote !== undefined && search.has(deliveryFields.remote),
  };
}

function placeOf(slug: string | null, names: string[]): number {
  return Math.max(
    0,
    names.findIndex((name) => toSlug(name) === slug),
  );
}
