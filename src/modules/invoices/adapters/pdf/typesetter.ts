import type PDFDocument from 'pdfkit';
import type { DocumentFonts } from './document-fonts.js';
import type { Weight } from './font-files.js';
import { type Run, runsOf } from './text-runs.js';

/** How a text looks. Sizes and places are in points. */
export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

/** Scripts whose vowels are drawn in another order than they are read in: a reader would find them as drawn. */
const IS_REORDERED = /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}]/u;

/** The height of capital letters and accents of Inter, to which those of other fonts are aligned. */
const ASCENT = 0.97;

/** With kerning the point of an amount moves below the 7 before it, so that $17.10 reads like $1710. */
const featuresOf = (text: string) => (/\d/.test(text) ? { kern: false } : undefined);

/** Measures and draws texts of any script, whose runs have different fonts. */
export class Typesetter {
  private readonly graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  private readonly words = new Intl.Segmenter('en', { granularity: 'word' });

  constructor(
    private readonly pdf: PDFDocument,
    private readonly fonts: DocumentFonts,
  ) {}

  width(text: string, style: TextStyle): number {
    return this.runs(text, style).reduce((sum, run) => sum + this.runWidth(run, style), 0);
  }

  /** The lines of a text in a column, broken between words, or within one that is too long. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.trim().split(/\s+/)) {
      for (const [nth, piece] of this.pieces(word, width, style).entries()) {
        const longer = line === '' || nth > 0 ? `${line}${piece}` : `${line} ${piece}`;
        if (line !== '' && this.width(longer, style) > width) {
          lines.push(line);
          line = piece;
        } else {
          line = longer;
        }
      }
    }
    return [...lines, line];
  }

  draw(text: string, x: number, y: number, style: TextStyle): void {
    this.pdf.fillColor(style.color);
    let at = x;
    for (const run of this.runs(text, style)) {
      const isReordered = IS_REORDERED.test(run.text);
      if (isReordered) this.pdf.markContent('Span', { actual: run.text });
      this.pdf.font(run.font.name, style.size).text(run.text, at, y + ASCENT * style.size, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: featuresOf(run.text),
      });
      if (isReordered) this.pdf.endMarkedContent();
      at += this.runWidth(run, style);
    }
  }

  /** Draws a text that ends at `right`. */
  drawRight(text: string, right: number, y: number, style: TextStyle): void {
    this.draw(text, right - this.width(text, style), y, style);
  }

  private runs(text: string, { weight }: TextStyle): readonly Run[] {
    return runsOf(this.fonts.glyphsOf(text, weight));
  }

  private runWidth({ font, text }: Run, { size }: TextStyle): number {
    return this.pdf.font(font.name, size).widthOfString(text, { features: featuresOf(text) });
  }

  /** A word as it is, or in the parts between which a line may end: scripts without spaces have words, too. */
  private pieces(word: string, width: number, style: TextStyle): string[] {
    if (this.width(word, style) <= width) return [word];
    return segmentsOf(this.words, word).flatMap((part) =>
      this.width(part, style) <= width ? [part] : segmentsOf(this.graphemes, part),
    );
  }
}

const segmentsOf = (segmenter: Intl.Segmenter, text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
