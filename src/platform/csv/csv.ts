/** What a cell may hold. */
export type CsvCell = string | number | boolean | null | undefined;

/** A spreadsheet would run these as a formula; a quote before them makes them plain text. */
const FORMULA = /^[=+\-@\t\r]/;
const GUARDED = /^'(?=[=+\-@\t\r])/;

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
 * The rows of a CSV file, empty ones left out, each with the line it begins on. Cells are parted
 * by commas, or by semicolons where the first line has more of them.
 */
export function parseCsv(text: string): { line: number; cells: string[] }[] {
  const content = text.replace(/^\ufeff/, '');
  const head = content.slice(0, content.search(/[\r\n]|$/));
  const comma = head.split(';').length > head.split(',').length ? ';' : ',';
  const cell = new RegExp(
    `("(?:[^"]|"")*"|[^"${comma}\\r\\n][^${comma}\\r\\n]*|)(${comma}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let row = { line, cells: [] as string[] };
  while (cell.lastIndex < content.length || row.cells.length > 0) {
    const found = cell.exec(content);
    if (!found) throw new CsvBroken(line);
    const [whole, value = '', end] = found;
    row.cells.push(plain(value));
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === comma) continue;
    if (row.cells.some((one) => one !== '')) rows.push(row);
    row = { line, cells: [] };
    if (end === '') break;
  }
  return rows;
}

function plain(value: string): string {
  const text = value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value;
  return text.trim().replace(GUARDED, '');
}

/** A quote is opened and never closed, or stands where none may. */
export class CsvBroken extends Error {
  constructor(readonly line: number) {
    super(`line ${line} is not CSV`);
  }
}
