// @ts-check
const headerLength = 6;
const entryLength = 16;

/**
 * An icon file that holds PNGs, which every browser reads.
 * @param {{ size: number, png: Buffer }[]} images square; `size` in pixels, at most 256
 */
export function toIco(images) {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);

  let offset = headerLength + entryLength * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(entryLength);
    // 256 is written as 0.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}
