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

type PageHeaders = Readonly<Record<string, string>>;

/** A page as it is sent, and remembered: compressed, which takes a sixth of the memory. */
export interface FinishedPage {
  br: Buffer;
  /** Those of every answer with this page. */
  headers: PageHeaders;
  /** Those of an answer that brings it in brotli, as nearly all do. */
  brHeaders: PageHeaders;
  /** The entity tag. */
  mark: string;
  flawed: boolean;
}

/** A drawn page with its tag, compressed off the main thread. */
export async function finishPage({ html, headers: given, flawed }: Page): Promise<FinishedPage> {
  const plain = Buffer.from(html);
  const mark = entityTag(plain);
  const br = await toBrotli(plain, brotliOptions);
  const headers = { ...Object.fromEntries(given), etag: mark, vary: 'Accept-Encoding' };
  return { br, headers, brHeaders: { ...headers, ...bodyHeaders(br, 'br') }, mark, flawed };
}

/** The page in an encoding; none is the page as it was drawn. Over TLS every browser takes brotli, a few programs do not. */
export function bodyOf(
  { br, headers, brHeaders }: FinishedPage,
  encoding: Encoding | undefined,
): { headers: PageHeaders; body: Buffer } {
  if (encoding === 'br') return { headers: brHeaders, body: br };
  const plain = brotliDecompressSync(br);
  const body = encoding === 'gzip' ? gzipSync(plain, { level: 4 }) : plain;
  return { headers: { ...headers, ...bodyHeaders(body, encoding) }, body };
}

function bodyHeaders(body: Buffer, encoding: Encoding | undefined): PageHeaders {
  const length = { 'content-length': String(body.length) };
  return encoding ? { ...length, 'content-encoding': encoding } : length;
}
