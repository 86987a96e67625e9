declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** OpenType features to keep; by default all that the glyphs need. */
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
  }

  /** Reduces `font` to the glyphs of `text`. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
