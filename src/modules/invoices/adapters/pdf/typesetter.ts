import type PDFDocument from 'pdfkit';
import { runsOf, type Weight } from './fonts.js';

/** How a text looks. Sizes and places are in points. */
export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

/** Measures and draws texts of any script, whose runs have different fonts. */
export class Typesetter {
  constructor(private readonly pdf: PDFDocument) {}

  width(text: string, { weight, size }: TextStyle): number {
    return runsOf(text, weight).reduce(
      (sum, run) => sum + this.pdf.font(run.font, size).widthOfString(run.text),
      0,
    );
  }

  /** The lines of a text in a column, broken between words, or within one that is too long. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).flatMap((each) => this.pieces(each, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.width(longer, style) > width) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    return [...lines, line];
  }

  draw(text: string, x: number, y: number, style: TextStyle): void {
    this.pdf.fillColor(style.color);
    let at = x;
    for (const run of runsOf(text, style.weight)) {
      this.pdf.font(run.font, style.size).text(run.text, at, y, { lineBreak: false });
      at += this.pdf.widthOfString(run.text);
    }
  }

  /** Draws a text that ends at `right`. */
  drawRight(text: string, right: number, y: number, style: TextStyle): void {
    this.draw(text, right - this.width(text, style), y, style);
  }

  private pieces(word: string, width: number, style: TextStyle): string[] {
    if (this.width(word, style) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const character of word) {
      if (piece !== '' && this.width(piece + character, style) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += character;
    }
    return [...pieces, piece];
  }
}
