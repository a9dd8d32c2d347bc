import { CsvBroken, csvLine, type CsvRow, parseCsv } from './csv.js';

async function rowsOf(text: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of parseCsv(Buffer.from(text))) rows.push(row);
  return rows;
}
const cellsOf = async (text: string) => (await rowsOf(text)).map(({ cells }) => cells);

it.each([
  [['plain', 'with, comma', 'with "quote"', 'two\nlines', ' ', '', 'semi;colon']],
  [['=1+1', '+49', '-1', '@home', "'quoted", 'a=b']],
  [['＝1', '＋49', '－1', '＠home', "'＝1"]],
  [["'=1+1", "'-5 kg", "''@home", "''"]],
])('gives back what was written: %j', async (cells) => {
  expect(await cellsOf(csvLine(['first', ...cells]))).toEqual([
    ['first', ...cells.map((cell) => cell.trim())],
  ]);
});

it('lets no spreadsheet run a cell', () => {
  expect(csvLine(['=HYPERLINK("x")', -5, true, null])).toBe(`"'=HYPERLINK(""x"")",-5,true,\r\n`);
  expect(csvLine(['＝1', '＋1', '－1', '＠a'])).toBe("'＝1,'＋1,'－1,'＠a\r\n");
});

it('reads any line end, a mark at the start, and semicolons', async () => {
  expect(await cellsOf('\ufeffa,b\r\n1,2\n3,4\r5,')).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
    ['5', ''],
  ]);
  expect(await cellsOf('a;b\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
});

it('leaves empty lines out and knows on which line a row begins', async () => {
  const linesOf = async (text: string) => (await rowsOf(text)).map(({ line }) => line);
  expect(await linesOf('a\n\n"x\ny"\nz\n')).toEqual([1, 3, 5]);
  expect(await linesOf('a\r\n"x\r\ny"\r\n\r\n, \r\nz')).toEqual([1, 2, 6]);
  expect(await rowsOf('')).toEqual([]);
});

it('says where it is broken', async () => {
  await expect(rowsOf('a,b\n"open,2')).rejects.toThrow(CsvBroken);
  await expect(rowsOf('a,b\n"x"y,2')).rejects.toThrow('line 2 is not CSV');
});

it('reads what is larger than a piece, letters of several bytes across its end', async () => {
  const cell = `x${'é'.repeat(50_000)}`;
  expect(await cellsOf(`a,b\n${cell},"${cell}, too"\nlast,`)).toEqual([
    ['a', 'b'],
    [cell, `${cell}, too`],
    ['last', ''],
  ]);
});
