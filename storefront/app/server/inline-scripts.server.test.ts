import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';

import { inlineScriptSources } from './inline-scripts.server';

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

it('names each inline script by its hash, and neither files nor data', () => {
  const html = [
    '<script>one()</script>',
    '<script type="module" async="">import "/a.js";\nstart()</script>',
    '<script>one()</script>',
    '<script src="/b.js"></script>',
    '<script type="application/ld+json">{"@type":"Product"}</script>',
    '<script></script>',
  ].join('<p>text</p>');
  expect(inlineScriptSources(html)).toEqual([
    hash('one()'),
    hash('import "/a.js";\nstart()'),
    hash(''),
  ]);
});
