import { CsvError, type Options, parse } from 'csv-parse';
import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { InvalidInput } from '../../kernel/domain-error.js';

/** Type of a cell's value. */
export type CsvCell = string | number | boolean | null | undefined;

/** A row with the number of the line on which it begins. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Spreadsheets run these cells as formulas even when quoted, those that begin with the full-width signs of
 * East Asian keyboards included. A leading apostrophe makes them plain text; existing apostrophes are
 * matched so that one more is added.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const GUARDED = /^'(?='*[=+\-@\t\r＝＋－＠])/;
const LINE_ENDS = /\r\n|\n|\r/g;
const CHUNK = 64 * 1024;

/** Formats one line, including its line end. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(written).join(',')}\r\n`;
}

function written(cell: CsvCell): string {
  const text = String(cell ?? '');
  const safe = typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Parses the non-empty rows of a CSV file, in pieces so that the event loop is not blocked. The
 * delimiter is the comma, or the semicolon where the first line has more of them.
 * @throws CsvBroken
 */
export async function* parseCsv(file: Buffer): AsyncGenerator<CsvRow> {
  const parser = Readable.from(piecesOf(file), { objectMode: false }).pipe(parse(optionsFor(file)));
  // Counted here, because the parser counts a CR LF within quotes as two lines.
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

/**
 * The text of a cell as a form would send it: trimmed, without the formula guard, in Unicode form
 * NFC.
 */
function plain(cell: string): string {
  return cell.trim().replace(GUARDED, '').normalize('NFC');
}

/** Thrown where a quote is never closed or is not allowed. */
export class CsvBroken extends Error {
  constructor(readonly line: number) {
    super(`line ${line} is not CSV`);
  }
}

/** The rows of an uploaded file. @throws InvalidInput naming `file` where it is no CSV in UTF-8 */
export async function* csvFileRows(file: Buffer): AsyncGenerator<CsvRow> {
  if (!isUtf8(file) || file.includes(0))
    throw InvalidInput.field('file', 'The file is not UTF-8 text');
  try {
    yield* parseCsv(file);
  } catch (error) {
    if (!(error instanceof CsvBroken)) throw error;
    throw InvalidInput.field('file', `Line ${error.line} is not valid CSV`);
  }
}
