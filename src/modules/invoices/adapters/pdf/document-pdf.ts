import type PDFDocument from 'pdfkit';
import type { LayoutColumn, DocumentLayout } from '../../domain/document-layout.js';
import type { DocumentFonts, TextsByWeight } from './document-fonts.js';
import { type TextStyle, Typesetter } from './typesetter.js';

/** All sizes are in points. */
const MARGIN = 54;
const FOOTER = 30;
const GAP = 14;
const ROW_PADDING = 4;

const INK = '#18181b';
const GRAY = '#52525b';
const RULE = '#d4d4d8';

const style = (size: number, weight: TextStyle['weight'] = 'regular', color = INK): TextStyle => ({
  size,
  weight,
  color,
});
const TITLE = style(20, 'bold');
const HEAD = style(9, 'bold');
const BODY = style(9);
const LABEL = style(9, 'regular', GRAY);
const TOTAL = style(11, 'bold');
const SMALL = style(8, 'regular', GRAY);

const heightOf = ({ size }: TextStyle) => size * 1.4;

/** The texts of a document, whose fonts are loaded before it is drawn. */
export function textsOf(document: DocumentLayout): TextsByWeight {
  const { title, seller, buyer, facts, columns, rows, sums, notes } = document;
  return {
    regular: [title, ...seller, ...buyer, ...facts.flat(), ...rows.flat(), ...notes].concat(
      sums.flatMap(({ label, value }) => [label, value]),
    ),
    bold: [title, ...seller.slice(0, 1), ...columns.map(({ label }) => label)].concat(
      sums.flatMap(({ label, value, isTotal }) => (isTotal ? [label, value] : [])),
    ),
  };
}

/** Draws a document on as many pages as it needs; the head of the table is on each of them. */
export class DocumentPdf {
  private readonly type: Typesetter;
  private readonly right: number;
  private readonly bottom: number;
  private y = MARGIN;

  constructor(
    private readonly pdf: PDFDocument,
    fonts: DocumentFonts,
  ) {
    this.type = new Typesetter(pdf, fonts);
    this.right = pdf.page.width - MARGIN;
    this.bottom = pdf.page.height - MARGIN - FOOTER;
  }

  draw(document: DocumentLayout): void {
    this.heading(document);
    this.table(document);
    this.sums(document);
    this.notes(document);
    this.footers(document.title);
  }

  /** The seller on the left, the title and the facts on the right, the buyer below. */
  private heading({ title, seller, buyer, facts }: DocumentLayout): void {
    const middle = (MARGIN + this.right) / 2 + GAP;
    this.type.draw(title, middle, MARGIN, TITLE);
    let factY = MARGIN + heightOf(TITLE) + 6;
    for (const [label, value] of facts) {
      this.type.draw(label, middle, factY, LABEL);
      this.type.drawRight(value, this.right, factY, BODY);
      factY += heightOf(BODY) + 1;
    }
    const width = middle - MARGIN - GAP;
    const [name = '', ...rest] = seller;
    this.lines(this.type.wrap(name, width, style(12, 'bold')), style(12, 'bold'));
    for (const line of rest) this.lines(this.type.wrap(line, width, BODY), BODY);
    this.y = Math.max(this.y + GAP, MARGIN + 70);
    this.lines(['Billed to'], LABEL);
    for (const line of buyer) this.lines(this.type.wrap(line, width, BODY), BODY);
    this.y = Math.max(this.y, factY) + 2 * GAP;
  }

  private table({ columns, rows }: DocumentLayout): void {
    const rights = this.rightsOf(columns, rows);
    const width = (rights[1] ?? this.right) - this.widest(columns, rows, 1) - GAP - MARGIN;
    this.tableHead(columns, rights);
    for (const cells of rows) {
      const [name = '', ...numbers] = cells;
      const lines = this.type.wrap(name, width, BODY);
      const height = lines.length * heightOf(BODY) + 2 * ROW_PADDING;
      if (this.y + height > this.bottom) {
        this.newPage();
        this.tableHead(columns, rights);
      }
      const top = this.y + ROW_PADDING;
      for (const [index, line] of lines.entries()) {
        this.type.draw(line, MARGIN, top + index * heightOf(BODY), BODY);
      }
      for (const [index, text] of numbers.entries()) {
        this.type.drawRight(text, rights[index + 1] ?? this.right, top, BODY);
      }
      this.y += height;
      this.rule(0.5);
    }
  }

  private tableHead(columns: readonly LayoutColumn[], rights: readonly number[]): void {
    for (const [index, { label, isNumber }] of columns.entries()) {
      if (isNumber) this.type.drawRight(label, rights[index] ?? this.right, this.y, HEAD);
      else this.type.draw(label, MARGIN, this.y, HEAD);
    }
    this.y += heightOf(HEAD) + ROW_PADDING;
    this.rule(1);
  }

  /** Where each column ends: columns of numbers are as wide as their widest text. */
  private rightsOf(columns: readonly LayoutColumn[], rows: DocumentLayout['rows']): number[] {
    const rights: number[] = [];
    let right = this.right;
    for (let index = columns.length - 1; index >= 0; index--) {
      rights[index] = right;
      right -= this.widest(columns, rows, index) + GAP;
    }
    return rights;
  }

  private widest(
    columns: readonly LayoutColumn[],
    rows: DocumentLayout['rows'],
    index: number,
  ): number {
    const texts = rows.map((cells) => this.type.width(cells[index] ?? '', BODY));
    return texts.reduce(
      (most, width) => Math.max(most, width),
      this.type.width(columns[index]?.label ?? '', HEAD),
    );
  }

  private sums({ sums }: DocumentLayout): void {
    this.y += GAP / 2;
    const left = this.right - 230;
    for (const { label, value, isTotal } of sums) {
      const look = isTotal ? TOTAL : BODY;
      const valueWidth = this.type.width(value, look);
      const lines = this.type.wrap(label, this.right - left - valueWidth - GAP, look);
      this.room(lines.length * heightOf(look) + ROW_PADDING);
      this.type.drawRight(value, this.right, this.y, look);
      for (const line of lines) {
        this.type.draw(line, left, this.y, isTotal ? TOTAL : LABEL);
        this.y += heightOf(look);
      }
      this.y += ROW_PADDING / 2;
    }
  }

  private notes({ notes }: DocumentLayout): void {
    this.y += 2 * GAP;
    for (const note of notes) {
      for (const line of this.type.wrap(note, this.right - MARGIN, SMALL)) {
        this.room(heightOf(SMALL));
        this.lines([line], SMALL);
      }
    }
  }

  private footers(title: string): void {
    const { count } = this.pdf.bufferedPageRange();
    const y = this.pdf.page.height - MARGIN - heightOf(SMALL);
    for (let page = 0; page < count; page++) {
      this.pdf.switchToPage(page);
      this.type.draw(title, MARGIN, y, SMALL);
      this.type.drawRight(`Page ${page + 1} of ${count}`, this.right, y, SMALL);
    }
  }

  private lines(lines: readonly string[], look: TextStyle): void {
    for (const line of lines) {
      this.type.draw(line, MARGIN, this.y, look);
      this.y += heightOf(look);
    }
  }

  private rule(width: number): void {
    this.pdf.lineWidth(width).strokeColor(RULE);
    this.pdf.moveTo(MARGIN, this.y).lineTo(this.right, this.y).stroke();
    this.y += ROW_PADDING / 2;
  }

  private room(height: number): void {
    if (this.y + height > this.bottom) this.newPage();
  }

  private newPage(): void {
    this.pdf.addPage();
    this.y = MARGIN;
  }
}
