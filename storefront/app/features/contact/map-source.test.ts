import { expect, it } from 'vitest';

import { mapSource } from './map-source';

it('R080: the map says from whom it comes', () => {
  expect(mapSource('https://www.openstreetmap.org/export/embed.html?bbox=1')).toBe('OpenStreetMap');
  expect(mapSource('https://maps.example.com/embed')).toBe('maps.example.com');
  expect(mapSource('https://evil-openstreetmap.org/')).toBe('evil-openstreetmap.org');
});
