/**
 * What this module uses of pdfkit. Its published types are those of a version before; `DocumentPdf` is the
 * only importer.
 */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface PageOptions {
    readonly size: string;
    readonly margin: number;
  }

  interface DocumentOptions extends PageOptions {
    /** Keeps all pages until `end`, so that page numbers can be added. */
    readonly bufferPages: boolean;
    /** An empty text: no standard font, which would be read from a file. */
    readonly font: string;
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly info: Readonly<Record<string, string | Date>>;
  }

  interface FontOptions {
    /** Of OpenType: on or off. */
    readonly features: Readonly<Record<string, boolean>> | undefined;
  }

  interface TextOptions extends FontOptions {
    readonly lineBreak: boolean;
    readonly baseline: 'alphabetic';
  }

  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    readonly page: { readonly width: number; readonly height: number };
    registerFont(name: string, source: Uint8Array): this;
    font(name: string, size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(points: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    widthOfString(text: string, options: FontOptions): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    /** What is drawn until `endMarkedContent` is read as `actual`. */
    markContent(tag: 'Span', options: { readonly actual: string }): this;
    endMarkedContent(): this;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): this;
    end(): void;
  }
}
