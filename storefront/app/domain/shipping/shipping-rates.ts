import type { FigureTable } from '#app/domain/figure-table';
import { parseDollars } from './dollars';

/** One row of the rates: the orders it is for, in cents, and what each region pays. */
interface RateTier {
  matches: (orderCents: number) => boolean;
  /** In the order of the regions; 0 is free. */
  cents: number[];
}

export interface ShippingRates {
  regions: string[];
  tiers: RateTier[];
}

/** What an order pays, and where the table says so: row and region count from 0. */
export interface ShippingRate {
  cents: number;
  row: number;
}

/**
 * Understands a table of rates: order values as rows, regions as columns (spec §9).
 * @param table rows such as `Under $500`, `$500-$1,000` and `Over $2,000`; cells such as `$49.99` and `Free`
 * @throws an Error that names the row or cell nobody can calculate with
 */
export function readShippingRates({ columns, rows }: FigureTable): ShippingRates {
  const regions = columns.slice(1);
  const tiers = rows.map(([label = '', ...cells]) => ({
    matches: readOrderValues(label),
    cents: cells.map(readRate),
  }));
  return { regions, tiers };
}

/**
 * The rate of an order. Where two rows meet, as at $1,000.00, the cheaper one counts; "over $2,000" starts
 * above $2,000.00, and $2,000.00 itself belongs to the row that ends there.
 * @param orderCents value of the order in cents, before shipping
 * @param region place in `rates.regions`
 * @returns undefined when no row is for that value
 */
export function findShippingRate(
  rates: ShippingRates,
  orderCents: number,
  region: number,
): ShippingRate | undefined {
  return rates.tiers
    .flatMap(({ matches, cents }, row) => {
      const rate = cents[region];
      return rate !== undefined && matches(orderCents) ? [{ cents: rate, row }] : [];
    })
    .reduce<ShippingRate | undefined>(
      (best, rate) => (best && best.cents <= rate.cents ? best : rate),
      undefined,
    );
}

function readOrderValues(label: string): RateTier['matches'] {
  const under = amountAfter(/^under\s+/i, label);
  if (under !== undefined) return (cents) => cents < under;
  const over = amountAfter(/^over\s+/i, label);
  if (over !== undefined) return (cents) => cents > over;
  const [from, to] = label.split(/\s*[-–]\s*/).map(parseDollars);
  if (from === undefined || to === undefined) {
    throw new Error(`"${label}" is no order value: write Under $500, $500-$1,000 or Over $2,000.`);
  }
  return (cents) => cents >= from && cents <= to;
}

function amountAfter(word: RegExp, label: string): number | undefined {
  return word.test(label) ? parseDollars(label.replace(word, '')) : undefined;
}

function readRate(cell: string): number {
  const cents = /^free$/i.test(cell) ? 0 : parseDollars(cell);
  if (cents === undefined) throw new Error(`"${cell}" is no rate: write $49.99 or Free.`);
  return cents;
}
