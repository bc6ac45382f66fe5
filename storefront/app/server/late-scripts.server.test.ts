import { expect, it } from 'vitest';

import { loadScriptsLate } from './late-scripts.server';

const page = [
  '<link rel="stylesheet" href="/assets/a.css"/>',
  '<link rel="modulepreload" href="/assets/home.js"/>',
  '<script type="module" async="">import "/assets/manifest.js";\n',
  'import * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";\n\n',
  'window.__remixRouteModules = {"root":route0,"routes/home":route1};\n\nimport("/assets/entry.js");</script>',
].join('');

it('asks for no script before the page is painted, and for all of them after', () => {
  const late = loadScriptsLate(page);
  expect(late).not.toMatch(/modulepreload" href|type="module"/);
  expect(late).toContain('<link data-late fetchpriority="low" href="/assets/home.js"/>');
  expect(late).toContain(
    'const[,route0,route1]=await Promise.all(["/assets/manifest.js","/assets/root.js","/assets/home.js"]',
  );
  expect(late).toMatch(/route1\};\s*import\("\/assets\/entry\.js"\);\}\)\(\)<\/script>$/);
});

it('runs file by file, and the entry last', () => {
  const late = loadScriptsLate(page);
  const loop =
    'for(const link of links)if(link.getAttribute("href")!=="/assets/entry.js")await import(link.href);';
  expect(late).toContain(loop);
  expect(late.indexOf(loop)).toBeLessThan(late.indexOf('__remixRouteModules'));
});

it('passes a page unchanged whose loader it does not know', () => {
  const other = page.replace('import("/assets/entry.js")', 'start()');
  expect(loadScriptsLate(other)).toBe(other);
});

it('leaves the styles where they are', () => {
  expect(loadScriptsLate(page)).toMatch(/^<link rel="stylesheet" href="\/assets\/a\.css"\/>/);
});
