import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Level 9: some 30 ms for a page. The highest saves two per cent more and takes ten times as long. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** A finished page. */
export interface Page {
  html: string;
  headers: Headers;
  /** A part of it failed while it was made: good for who waits for it, and for nobody after. */
  flawed: boolean;
}

/** A finished page as it is sent. */
export interface CompressedPage extends Pick<Page, 'headers' | 'flawed'> {
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
  /** SHA-256 of the page, as 32 characters of hex. */
  hash: string;
  /** What it takes in memory. */
  bytes: number;
}

/** Compresses a page in each encoding that browsers take, off the main thread. */
export async function compressPage({ html, ...page }: Page): Promise<CompressedPage> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([toBrotli(identity, brotliOptions), toGzip(identity)]);
  return {
    ...page,
    bodies: { br, gzip: zipped, identity },
    hash: createHash('sha256').update(identity).digest('hex').slice(0, 32),
    bytes: identity.length + br.length + zipped.length,
  };
}
