import { readFileSync } from 'node:fs';

import type { ColorScheme } from '../color-scheme';

const source = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

function readBlock(selector: string): Map<string, string> {
  const start = source.indexOf(selector);
  const body = source.slice(source.indexOf('{', start) + 1, source.indexOf('}', start));
  const declarations = body.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map(Array.from(declarations, ([, name = '', value = '']) => [name, value.trim()]));
}

const shared = readBlock(':root');

/** The tokens of one scheme as the style sheet has them, by name without the dashes. */
export function readTokens(scheme: ColorScheme): Map<string, string> {
  return new Map([...shared, ...readBlock(`html[data-mantine-color-scheme='${scheme}']`)]);
}
