import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { entityTag } from './entity-tag.server';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Level 9: some 30 ms for a page. The highest saves two per cent more and takes ten times as long. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A page as it was drawn. */
export interface Page {
  html: string;
  headers: Headers;
  /** A part of it failed while it was made: good for who waits for it, and for nobody after. */
  flawed: boolean;
}

/** What a page is compressed to, the smaller one first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

interface PageInMemory<Bodies> {
  bodies: Bodies;
  headers: Record<string, string>;
  /** The entity tag. */
  mark: string;
  flawed: boolean;
}

type PlainPage = PageInMemory<{ plain: Buffer }>;
/** Without the plain body, which takes three times what both others take together. */
type CompressedPage = PageInMemory<Record<Encoding, Buffer>>;

/** A page as it is sent. Compressing takes longer than drawing, so it is done only for pages that are asked for again. */
export type FinishedPage = PlainPage | CompressedPage;

/** A drawn page with its tag. */
export function finishPage({ html, headers, flawed }: Page): PlainPage {
  const plain = Buffer.from(html);
  const mark = entityTag(plain);
  return {
    bodies: { plain },
    headers: { ...Object.fromEntries(headers), etag: mark, vary: 'Accept-Encoding' },
    mark,
    flawed,
  };
}

/** The same page in the encodings that browsers take, made off the main thread. */
export async function compressPage(page: FinishedPage): Promise<FinishedPage> {
  if (isCompressed(page)) return page;
  const { plain } = page.bodies;
  const [br, zipped] = await Promise.all([toBrotli(plain, brotliOptions), toGzip(plain)]);
  return { ...page, bodies: { br, gzip: zipped } };
}

export function isCompressed(page: FinishedPage): page is CompressedPage {
  return 'br' in page.bodies;
}

/** Bytes that a page takes in memory. */
export function sizeOf({ bodies }: FinishedPage): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
}
