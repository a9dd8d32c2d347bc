/*
 * What this module uses of packages without types of their own; those of pdfkit are beside it.
 */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'sfnt';
    readonly variationAxes: { readonly wght: number };
  }

  /** The font with the glyphs that a text needs, of one weight. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}

declare module 'fontkit' {
  export function create(font: Uint8Array): { readonly characterSet: readonly number[] };
}

declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** Of each UTF-16 unit. Odd ones run from right to left. */
    readonly levels: Uint8Array;
  }

  /** The algorithm of https://www.unicode.org/reports/tr9/ . */
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string): EmbeddingLevels;
    /** The parts to turn round, in turn, for the order in which they are seen. Both ends are in the part. */
    getReorderSegments(text: string, levels: EmbeddingLevels): readonly [number, number][];
    getMirroredCharacter(character: string): string | null;
  };
}
