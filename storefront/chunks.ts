import type { Rollup } from 'vite';

/** React and Remix in one file: it compresses better than in four, and a change of the shop leaves it cached. */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(react|router)|turbo-stream)\//;

/** What every page loads with its frame, whether it has a use for it or not: small parts that so many routes share. */
const sharedByMany = 6;

/** Of the browser's entries, those that every page loads. */
const frameEntries = /\/app\/(entry\.client|root|routes\/screen)\.tsx/;

/** Parts that several routes may share. The pictures come through one list, of which each route takes its own. */
const part = /\/app\/(?!routes\/|pictures\/|root\.tsx|entry\.client\.tsx)/;

/** Parts of the listing, which the products, a category and a product's page all have. */
const catalogue = /\/app\/features\/catalogue\//;

/**
 * The file of the browser's build that a module goes to; undefined leaves it to Rollup. A phone loads six files at a
 * time over HTTP/1.1, so what is small and wanted nearly everywhere travels together with the frame of the page.
 */
export function chunkOf(id: string, graph: Rollup.ManualChunkMeta): string | undefined {
  if (framework.test(id)) return 'framework';
  if (!part.test(id)) return undefined;
  const routes = entriesOf(id, graph);
  const isFrame =
    routes.size >= sharedByMany || [...routes].some((route) => frameEntries.test(route));
  if (isFrame) return 'frame';
  return catalogue.test(id) ? 'catalogue' : undefined;
}

/** The entries that load a module at once, not by an `import()`. */
function entriesOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const found = new Set([id]);
  // A Set iterates over what is added meanwhile.
  for (const module of found) {
    for (const importer of getModuleInfo(module)?.importers ?? []) found.add(importer);
  }
  return new Set([...found].filter((module) => getModuleInfo(module)?.isEntry));
}
