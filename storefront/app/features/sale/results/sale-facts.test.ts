import { expect, it } from 'vitest';
import { saleProducts } from '../sale-products';
import { saleFacts } from './sale-facts';

it('says the brand, the opacity and the sizes', () => {
  expect(saleProducts.slice(0, 2).map(saleFacts)).toEqual([
    { kind: 'Bali, light filtering', sizes: '12 to 96 in wide, 12 to 96 in high' },
    { kind: 'Levolor, sheer', sizes: '18 to 96 in wide, 12 to 96 in high' },
  ]);
});
