import { describe, expect, it } from 'vitest';

import { aliases, resolveAlias } from './aliases';
import { canonicalPath } from './canonical-path';

describe('aliases', () => {
  it('R017: there are ten, and none leads to another alias', () => {
    expect(Object.keys(aliases)).toHaveLength(10);
    expect(Object.values(aliases).filter((target) => resolveAlias(target))).toEqual([]);
  });

  it('R017: names and targets are canonical paths of this site', () => {
    const paths = Object.entries(aliases).flat();
    expect(paths.map(canonicalPath)).toEqual(paths);
  });

  it.each(['/products', '/constructor', '/blinds/', ''])('%j is no alias', (path) => {
    expect(resolveAlias(path)).toBeUndefined();
  });
});
