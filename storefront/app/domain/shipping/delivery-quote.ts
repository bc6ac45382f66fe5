import type { FigureTable } from '#app/domain/figure-table';
import { findShippingRate, readShippingRates, type ShippingRate } from './shipping-rates';

/** The three tables that a delivery is quoted from. */
export interface DeliveryTables {
  rates: FigureTable;
  /** Product kinds and their time in the workshop. */
  processing: FigureTable;
  /** Regions of the rates and their time on the way; one more row is for remote areas. */
  delivery: FigureTable;
}

/** What a visitor may choose; places count from 0. */
export interface DeliveryOptions {
  regions: string[];
  products: string[];
  /** The row that is no region of the rates; absent when the table has none. */
  remote?: string;
}

export interface DeliveryChoice {
  orderCents: number;
  region: number;
  product: number;
  remote: boolean;
}

export interface DeliveryQuote {
  /** Absent when no row of the rates is for that order. */
  rate?: ShippingRate;
  /** In business days, in the table's words. The two times are never added up: one counts other days. */
  workshop: string;
  onTheWay: string;
}

/**
 * What the tables offer to choose from.
 * @throws an Error that tells staff what is wrong: a rate that is no figure, a region without a time
 */
export function readDeliveryOptions(tables: DeliveryTables): DeliveryOptions {
  const { regions } = readShippingRates(tables.rates);
  const timed = headings(tables.delivery);
  const missing = regions.find((region) => !timed.includes(region));
  if (missing) throw new Error(`The delivery times have no row for ${missing}.`);
  const remote = timed.find((name) => !regions.includes(name));
  return { regions, products: headings(tables.processing), ...(remote && { remote }) };
}

/** Quotes one delivery. Choices that the tables do not hold throw: read them by the options. */
export function quoteDelivery(tables: DeliveryTables, choice: DeliveryChoice): DeliveryQuote {
  const options = readDeliveryOptions(tables);
  const place = choice.remote && options.remote ? options.remote : options.regions[choice.region];
  const product = options.products[choice.product];
  const rate = findShippingRate(readShippingRates(tables.rates), choice.orderCents, choice.region);
  return {
    ...(rate && { rate }),
    workshop: timeOf(tables.processing, product),
    onTheWay: timeOf(tables.delivery, place),
  };
}

function headings({ rows }: FigureTable): string[] {
  return rows.map(([heading = '']) => heading);
}

function timeOf({ rows }: FigureTable, name: string | undefined): string {
  const time = rows.find(([heading]) => heading === name)?.[1];
  if (time === undefined) throw new Error(`The table has no row for ${name}.`);
  return time;
}
