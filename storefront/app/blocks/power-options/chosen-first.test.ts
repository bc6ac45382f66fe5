import { describe, expect, it } from 'vitest';

import { chosenFirst } from './chosen-first';
import type { PowerOption } from './schema';

const option = (type: PowerOption['type']): PowerOption => ({
  type,
  title: type,
  description: 'How it is fed.',
  points: [],
  image: null,
  link: null,
});
const options = [option('battery'), option('wired'), option('smart_home')];

describe('R134: the power options of an address', () => {
  it.each([
    ['wired', 'wired'],
    ['Hardwired', 'wired'],
    ['smart-home', 'smart_home'],
  ])('?type=%s puts its own first', (type, first) => {
    const { chosen, ordered } = chosenFirst(options, type);
    expect(chosen?.type).toBe(first);
    expect(ordered.map((one) => one.type)[0]).toBe(first);
    expect(ordered).toHaveLength(3);
  });

  it.each([null, '', 'steam'])('stay in their order for %j', (type) => {
    expect(chosenFirst(options, type)).toEqual({ chosen: undefined, ordered: options });
  });
});
