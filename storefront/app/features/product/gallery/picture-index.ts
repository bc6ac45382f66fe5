/**
 * Which picture an address asks for.
 * @param value of `?picture=`, counted from 1
 * @returns index from 0; the first for anything that names no picture
 */
export function pictureIndex(value: string | null, count: number): number {
  const index = /^[1-9]\d?$/.test(value ?? '') ? Number(value) - 1 : 0;
  return index < count ? index : 0;
}
