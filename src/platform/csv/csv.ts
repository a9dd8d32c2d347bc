import { CsvError, type Options, parse } from 'csv-parse';
import { Readable } from 'node:stream';

/** What a cell may hold. */
export type CsvCell = string | number | boolean | null | undefined;

/** A row of a file, with the line that it begins on. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A spreadsheet would run these as a formula, quotes aside; one more quote makes them plain text. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'(?='*[=+\-@\t\r])/;
const LINE_ENDS = /\r\n|\n|\r/g;
const CHUNK = 64 * 1024;

/** One line of a CSV file, with its line end. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

function written(cell: CsvCell): string {
  const text = String(cell ?? '');
  const safe = typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The rows of a CSV file, empty ones left out, read a piece at a time so that others are served
 * meanwhile. Cells are parted by commas, or by semicolons where the first line has more of them.
 * @throws CsvBroken
 */
export async function* parseCsv(file: Buffer): AsyncGenerator<CsvRow> {
  const parser = Readable.from(piecesOf(file), { objectMode: false }).pipe(parse(optionsFor(file)));
  // Counted here: the parser's own count takes a CR LF within quotes for two.
  let line = 1;
  try {
    for await (const { record, raw } of parser as AsyncIterable<{
      record: string[];
      raw: string;
    }>) {
      const cells = record.map(plain);
      if (cells.some((cell) => cell !== '')) yield { line, cells };
      line += raw.match(LINE_ENDS)?.length ?? 0;
    }
  } catch (error) {
    throw error instanceof CsvError ? new CsvBroken(Number(error.lines)) : error;
  }
}

function optionsFor(file: Buffer): Options {
  const [head = ''] = file
    .subarray(0, CHUNK)
    .toString()
    .split(/[\r\n]/, 1);
  return {
    bom: true,
    delimiter: head.split(';').length > head.split(',').length ? ';' : ',',
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    trim: true,
    raw: true,
  };
}

function* piecesOf(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += CHUNK) yield file.subarray(at, at + CHUNK);
}

/** The text of a cell as a form would send it: a letter with its accent is one character. */
function plain(cell: string): string {
  return cell.trim().replace(GUARDED, '').normalize('NFC');
}

/** A quote is opened and never closed, or stands where none may. */
export class CsvBroken extends Error {
  constructor(readonly line: number) {
    super(`line ${line} is not CSV`);
  }
}
