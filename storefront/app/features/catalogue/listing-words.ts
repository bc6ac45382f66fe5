import { priceBasis } from '#app/domain/price-basis';

/** Where no category speaks for itself. */
export const madeToOrder = 'Every blind is made to order.';

/** What stands beside a listing's heading. That prices are for one size is said once on a page (decisions: Data). */
export function listingLead(description?: string): string {
  const prices = `Prices are ${priceBasis}, in Canadian dollars.`;
  return description ? `${description} ${prices}` : prices;
}
