import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, it } from 'vitest';

const app = new URL('../', import.meta.url);
const require = createRequire(import.meta.url);
const read = (path: string) => readFileSync(new URL(path, app), 'utf8');

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

it('the look defines every variable that the imported stylesheets of Mantine read', () => {
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css)$/.test(path))
    .map(read);
  const stylesheets = new Set(
    sources.flatMap((source) => matches(source, /^@?import '(@mantine\/\w+\/[^']+\.css)'/gm)),
  );
  expect(stylesheets.size).toBeGreaterThan(5);

  const defined = new Set(matches(read('theme/mantine-variables.css'), /(--mantine-[\w-]+):/g));
  const missing = [...stylesheets].flatMap((stylesheet) =>
    matches(readFileSync(require.resolve(stylesheet), 'utf8'), /var\((--mantine-[\w-]+)/g)
      .filter((name) => !defined.has(name))
      .map((name) => `${stylesheet}: ${name}`),
  );
  expect(missing).toEqual([]);
});
