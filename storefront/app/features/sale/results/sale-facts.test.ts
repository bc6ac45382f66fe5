import { expect, it } from 'vitest';
import { saleProducts } from '../sale-products';
import { saleFacts } from './sale-facts';

it('says the brand, the opacity and the sizes', () => {
  expect(saleProducts.slice(0, 2).map(saleFacts)).toEqual([
    'Bali, light filtering. 12 to 96 in wide, 12 to 96 in high.',
    'Levolor, sheer. 18 to 96 in wide, 12 to 96 in high.',
  ]);
});
