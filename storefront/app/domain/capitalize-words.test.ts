import { expect, it } from 'vitest';

import { capitalizeWords } from './capitalize-words';

it.each([
  ['roller blinds', 'Roller Blinds'],
  ['PVC Blinds', 'PVC Blinds'],
  ['top-down shades', 'Top-Down Shades'],
  ["painter's choice", "Painter's Choice"],
  ['écru sheers', 'Écru Sheers'],
  ['', ''],
])('R051: %j is headed %j', (name, heading) => expect(capitalizeWords(name)).toBe(heading));
