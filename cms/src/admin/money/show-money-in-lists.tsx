import type { StrapiApp } from '@strapi/strapi/admin';
import { Typography } from '@strapi/design-system';
import { cellsOf } from '../cells';
import { formatDollars } from './dollars';

/** Lists show whole cents as dollars and cents. */
export function showMoneyInLists(app: StrapiApp): void {
  cellsOf(app, 'api::product.product', {
    price: ({ price }) =>
      typeof price === 'number' && (
        <Typography textColor="neutral800">{formatDollars(price)}</Typography>
      ),
  });
}
