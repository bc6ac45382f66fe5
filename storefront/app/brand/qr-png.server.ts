import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** The white border that a reader needs, in modules (ISO/IEC 18004). */
const quietModules = 4;

/**
 * A QR code as a black and white PNG. Modules are whole pixels; what is left over widens the border.
 * @param text what a reader finds
 * @param size side of the picture in pixels
 */
export function encodeQrPng(text: string, size: number): Buffer {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 });
  const scale = Math.floor(size / (modules + 2 * quietModules));
  const start = Math.floor((size - modules * scale) / 2);
  const isDark = (x: number, y: number) =>
    data[Math.floor((y - start) / scale)]?.[Math.floor((x - start) / scale)] ?? false;

  // A row is a filter byte, then a bit for each pixel, 1 for white.
  const rowLength = 1 + Math.ceil(size / 8);
  const pixels = Buffer.alloc(rowLength * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = y * rowLength + 1 + (x >> 3);
      if (!isDark(x, y)) pixels[at] = (pixels[at] ?? 0) | (0x80 >> (x & 7));
    }
  }

  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // One bit per pixel; the rest is zero: grey, the usual compression and filters, not interlaced.
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(4 + named.length + 4);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), 4 + named.length);
  return framed;
}
