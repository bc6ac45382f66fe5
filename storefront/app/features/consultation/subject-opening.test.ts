import { expect, it } from 'vitest';

import { subjectOpening } from './subject-opening';

it('R080: the message begins with what the visitor was looking at', () => {
  expect(subjectOpening({ size: '36 × 48 in', product: 'Prairie Linen' })).toBe(
    'Product: Prairie Linen\nSize: 36 × 48 in\n\n',
  );
  expect(subjectOpening({ sample: 'Chalk, Oat' })).toBe('Fabric sample: Chalk, Oat\n\n');
  expect(subjectOpening({})).toBe('');
});
