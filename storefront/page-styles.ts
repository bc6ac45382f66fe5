import type { Manifest, Plugin, Rollup } from 'vite';

const manifestName = '.vite/manifest.json';

/** What Vite writes down of a file: a chunk is an entry when a page starts with it. */
type Chunk = Manifest[string];

/** The browser's own entry and the route around all others: their styles are the frame's, which every page keeps. */
const frameEntries = /^app\/(entry\.client|root)\.tsx/;

/**
 * Gives each page two style sheets: the frame's, and one of its own. Styles follow their scripts, so a page had up to
 * nine, most of them under a kilobyte; a phone asks for six files at a time over HTTP/1.1, and fonts and the first
 * picture stood behind them. The layers settle who wins (README), so the order in a sheet does not matter. What two
 * pages share is in both sheets, a few hundred bytes; scripts that come later still bring the styles of their own.
 */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // Remix reads Vite's manifest, which is in the bundle by now.
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[manifestName];
        if (file?.type !== 'asset') throw new Error(`The build has no ${manifestName}`);
        const manifest = JSON.parse(String(file.source)) as Manifest;
        const join = (name: string, sheets: string[]) => {
          const source = sheets.map((sheet) => textOf(bundle[sheet])).join('');
          const id = this.emitFile({ type: 'asset', name: `${name}-page.css`, source });
          return this.getFileName(id);
        };
        file.source = JSON.stringify(withPageStyles(manifest, join), null, 2);
      },
    },
  };
}

/**
 * The manifest with one sheet for each page beside the frame's. `join` makes a sheet of several and returns its file.
 * Chunks name none any more, because Remix gathers the styles of all that a page imports.
 */
export function withPageStyles(
  manifest: Manifest,
  join: (name: string, sheets: string[]) => string,
): Manifest {
  const frame = new Set(
    Object.keys(manifest)
      .filter((key) => frameEntries.test(key))
      .flatMap((key) => stylesOf(key, manifest)),
  );
  const pageSheets = ({ name = 'page' }: Chunk, styles: string[]) => {
    const own = styles.filter((sheet) => !frame.has(sheet));
    return own.length > 1 ? [join(name, own)] : own;
  };
  return Object.fromEntries(
    Object.entries(manifest).map(([key, chunk]) => {
      if (!chunk.isEntry) return [key, { ...chunk, css: undefined }];
      return [key, { ...chunk, css: [...frame, ...pageSheets(chunk, stylesOf(key, manifest))] }];
    }),
  );
}

/** The styles of a chunk and of all that it imports at once, each once. */
function stylesOf(key: string, manifest: Manifest): string[] {
  const found = new Set([key]);
  // A Set iterates over what is added meanwhile.
  for (const chunk of found) for (const next of manifest[chunk]?.imports ?? []) found.add(next);
  return [...new Set([...found].flatMap((chunk) => manifest[chunk]?.css ?? []))];
}

function textOf(file: Rollup.OutputBundle[string] | undefined): string {
  return file?.type === 'asset' ? String(file.source) : '';
}
