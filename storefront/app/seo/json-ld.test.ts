import { expect, it } from 'vitest';

import { serializeJsonLd } from './json-ld';

it('R042: content cannot end the script element, and reads back unchanged', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = serializeJsonLd({ '@type': 'Thing', name });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name,
  });
});
