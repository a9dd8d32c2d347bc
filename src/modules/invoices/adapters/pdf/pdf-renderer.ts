import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DomainError } from '../../../../kernel/domain-error.js';
import type { DocumentLayout } from '../../domain/document-layout.js';
import { DocumentRenderer } from '../../ports/document-renderer.js';
import { DocumentFonts } from './document-fonts.js';
import { DocumentPdf, textsOf } from './document-pdf.js';

/** Documents that wait to be drawn by a process. */
const MOST_WAITING = 20;

/** pdfkit would read a standard font from a file. */
const NO_STANDARD_FONT = '';

/**
 * Draws documents with pdfkit, which is loaded with the first of them. Nothing is stored. Drawing takes the
 * processor: one is drawn at a time, and other requests go on in between.
 */
@Injectable()
export class PdfRenderer extends DocumentRenderer {
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  async render(document: DocumentLayout): Promise<Readable> {
    if (this.waiting >= MOST_WAITING) {
      const message = 'The shop is busy. Please try again in a moment.';
      throw new DomainError('unavailable', 'busy', message, { retryAfter: 2 });
    }
    this.waiting++;
    const drawn = this.last.then(() => nextTurn()).then(() => this.draw(document));
    this.last = drawn.catch(() => undefined).finally(() => this.waiting--);
    return drawn;
  }

  private async draw(document: DocumentLayout): Promise<Readable> {
    const [{ default: PDFDocument }, fonts] = await Promise.all([
      import('pdfkit'),
      DocumentFonts.load(textsOf(document), document.han),
    ]);
    const { title, paper, seller } = document;
    const pdf = new PDFDocument({
      size: paper,
      margin: 0,
      bufferPages: true,
      font: NO_STANDARD_FONT,
      lang: 'en-US',
      displayTitle: true,
      info: { Title: title, Author: seller[0] ?? '', Producer: 'VIGOR', Creator: 'VIGOR' },
    });
    for (const { name, bytes } of fonts.all) pdf.registerFont(name, bytes);
    new DocumentPdf(pdf, fonts).draw(document);
    pdf.end();
    // A slow reader holds the file alone, some 100 kB, and not what it was drawn from, with its fonts.
    const pieces: Buffer[] = [];
    for await (const piece of pdf as AsyncIterable<Buffer>) pieces.push(piece);
    return Readable.from(pieces, { objectMode: false });
  }
}
