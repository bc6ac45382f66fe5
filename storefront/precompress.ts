import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressible = /\.(js|css)$/;
const highest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Puts a .br and a .gz beside each script and style of the browser's build, for a server that sends files as they lie
 * (scripts/deploy/nginx.conf). It waits for the server's build, because Remix adds the list of routes with that.
 */
export function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild === true,
    async closeBundle() {
      const names = await readdir(folder);
      await Promise.all(
        names.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    toBrotli(content, highest).then((body) => writeFile(`${file}.br`, body)),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }).then((body) =>
      writeFile(`${file}.gz`, body),
    ),
  ]);
}
