import { describe, expect, it } from 'vitest';

import { parseMount, parseOpeningSearch } from './opening-search';

const parse = (search: string) => parseOpeningSearch(new URLSearchParams(search));
const complete = 'w1=36 3/8&w2=36 1/8&w3=36 1/4&h1=48 1/2&h2=48 5/8&h3=48 3/8';

describe('the measuring guide’s address', () => {
  it.each([
    ['mount=outside', 'outside'],
    ['mount=inside', 'inside'],
    ['mount=ceiling', 'inside'],
    ['', 'inside'],
  ])('?%s is the %s mount', (search, mount) => {
    expect(parseMount(new URLSearchParams(search))).toBe(mount);
  });

  it('holds an opening as soon as three widths and three heights are lengths', () => {
    expect(parse(complete).opening).toEqual({
      widths: [291, 289, 290],
      heights: [388, 389, 387],
    });
    expect(parse(complete.replace('36 1/8', '')).opening).toBeUndefined();
    expect(parse(`${complete}&d1=60&d2=60 1/4`).opening?.diagonals).toEqual([480, 482]);
    expect(parse(`${complete}&d1=60`).opening?.diagonals).toBeUndefined();
    expect(parse(`${complete}&o1=34`).covers).toBe(272);
  });

  it('names the fields that hold no length, and keeps what was typed', () => {
    const input = parse(`w1=wide&w2=0&h1= &d1=${'9'.repeat(50)}`);
    expect(input.wrong).toEqual(['w1', 'w2', 'd1']);
    expect(input.typed).toMatchObject({ w1: 'wide', h2: '' });
    expect(input.typed.d1).toHaveLength(20);
  });
});
