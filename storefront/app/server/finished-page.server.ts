import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';

import { entityTag } from './entity-tag.server';

const toBrotli = promisify(brotliCompress);

/**
 * Level 6 with a window of 256 kB, a whole page: 2 ms. Level 9 saves one per cent more and takes ten times as long, and
 * the usual window of 4 MB costs as much memory for each page that is compressed.
 */
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** A page as it was drawn. */
export interface Page {
  html: string;
  headers: Headers;
  /** A part of it failed while it was made: good for who waits for it, and for nobody after. */
  flawed: boolean;
}

/** What browsers take, the smaller one first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** A page as it is sent, and remembered: compressed, which takes a sixth of the memory. */
export interface FinishedPage {
  br: Buffer;
  headers: Record<string, string>;
  /** The entity tag. */
  mark: string;
  flawed: boolean;
}

/** A drawn page with its tag, compressed off the main thread. */
export async function finishPage({ html, headers, flawed }: Page): Promise<FinishedPage> {
  const plain = Buffer.from(html);
  const mark = entityTag(plain);
  return {
    br: await toBrotli(plain, brotliOptions),
    headers: { ...Object.fromEntries(headers), etag: mark, vary: 'Accept-Encoding' },
    mark,
    flawed,
  };
}

/** The page in an encoding; none is the page as it was drawn. Over TLS every browser takes brotli, a few programs do not. */
export function bodyOf({ br }: FinishedPage, encoding: Encoding | undefined): Buffer {
  if (encoding === 'br') return br;
  const plain = brotliDecompressSync(br);
  return encoding === 'gzip' ? gzipSync(plain, { level: 4 }) : plain;
}
