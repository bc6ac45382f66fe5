import type { Manifest } from 'vite';
import { expect, it } from 'vitest';

import { withPageStyles } from './page-styles';

const chunk = (file: string, more: Partial<Manifest[string]> = {}) => ({ file, ...more });

/** A shop of two pages that share a part, and a drawer that comes on a click. */
const manifest: Manifest = {
  'app/entry.client.tsx': chunk('entry.js', { isEntry: true, imports: ['_frame.js'] }),
  'app/root.tsx?route': chunk('root.js', { isEntry: true, imports: ['_frame.js'] }),
  'app/routes/home.tsx?route': chunk('home.js', {
    name: 'home',
    isEntry: true,
    imports: ['_frame.js', '_card.js', '_list.js'],
    css: ['home.css'],
  }),
  'app/routes/blog.tsx?route': chunk('blog.js', {
    name: 'blog',
    isEntry: true,
    imports: ['_frame.js', '_card.js'],
  }),
  'app/drawer.tsx': chunk('drawer.js', { isDynamicEntry: true, css: ['drawer.css'] }),
  '_frame.js': chunk('frame.js', { css: ['frame.css'], dynamicImports: ['app/drawer.tsx'] }),
  '_list.js': chunk('list.js', { imports: ['_card.js'], css: ['list.css'] }),
  '_card.js': chunk('card.js', { css: ['card.css'] }),
};

it('gives a page the sheet of the frame and one of its own', () => {
  const joined = new Map<string, string[]>();
  const pages = withPageStyles(manifest, (name, sheets) => {
    joined.set(name, sheets);
    return `${name}-page.css`;
  });
  expect(pages['app/routes/home.tsx?route']?.css).toEqual(['frame.css', 'home-page.css']);
  expect(pages['app/routes/blog.tsx?route']?.css).toEqual(['frame.css', 'card.css']);
  expect(pages['app/root.tsx?route']?.css).toEqual(['frame.css']);
  expect(joined.size).toBe(1);
  expect(joined.get('home')?.sort()).toEqual(['card.css', 'home.css', 'list.css']);
});

it('leaves Remix no second way to the styles of a part', () => {
  const pages = withPageStyles(manifest, (name) => `${name}-page.css`);
  const parts = Object.values(pages).filter(({ isEntry }) => !isEntry);
  expect(parts).toHaveLength(4);
  expect(parts.filter(({ css }) => css)).toEqual([]);
});
