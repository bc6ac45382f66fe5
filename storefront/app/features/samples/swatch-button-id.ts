/** Where the focus goes back to when what it stood on disappears. */
export function swatchButtonId(id: string): string {
  return `swatch-${id}`;
}
