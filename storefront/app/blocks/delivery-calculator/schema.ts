import * as z from 'zod';

import { FigureTableSchema } from '#app/blocks/figure-table-schema';
import { readDeliveryOptions } from '#app/domain/shipping/delivery-quote';
import { toSlug } from '#app/lib/to-slug';

/** The calculator's figures are the CMS's tables; tables that nobody can calculate with break the section. */
export const DeliveryCalculatorSchema = z
  .object({
    __component: z.literal('sections.delivery-calculator'),
    heading: z.string(),
    text: z.string().nullable(),
    ratesHeading: z.string(),
    timesHeading: z.string(),
    rates: FigureTableSchema,
    processing: FigureTableSchema,
    delivery: FigureTableSchema,
  })
  .transform(({ rates, processing, delivery, ...section }, context) => {
    const tables = { rates, processing, delivery };
    try {
      readDeliveryOptions(tables);
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error) });
    }
    return { ...section, tables, anchor: toSlug(section.heading) };
  });

export type DeliveryCalculatorSection = z.output<typeof DeliveryCalculatorSchema>;
