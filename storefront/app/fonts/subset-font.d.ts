/** The options that are used here; the library brings no types, and those of others do not know `keepFeatures`. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: string[];
      preserveNameIds: number[];
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
