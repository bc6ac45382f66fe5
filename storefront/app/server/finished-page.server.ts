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

/** From the smallest to the plain one. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A page as it is sent. Compressing takes longer than drawing, so it is done only for pages that are asked for again. */
export interface FinishedPage {
  bodies: Record<'identity', Buffer> & Partial<Record<Encoding, Buffer>>;
  headers: Record<string, string>;
  /** The entity tag. */
  mark: string;
  flawed: boolean;
}

/** A drawn page with its tag. */
export function finishPage({ html, headers, flawed }: Page): FinishedPage {
  const identity = Buffer.from(html);
  const mark = entityTag(identity);
  return {
    bodies: { identity },
    headers: { ...Object.fromEntries(headers), etag: mark, vary: 'Accept-Encoding' },
    mark,
    flawed,
  };
}

/** The same page in each encoding that browsers take, made off the main thread. */
export async function compressPage(page: FinishedPage): Promise<FinishedPage> {
  const { identity } = page.bodies;
  const [br, zipped] = await Promise.all([toBrotli(identity, brotliOptions), toGzip(identity)]);
  return { ...page, bodies: { br, gzip: zipped, identity } };
}

/** Bytes that a page takes in memory, in every encoding that it has. */
export function sizeOf({ bodies }: FinishedPage): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
}
