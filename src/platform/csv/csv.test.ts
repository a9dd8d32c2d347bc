import { CsvBroken, csvLine, parseCsv } from './csv.js';

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

it.each([
  [['plain', 'with, comma', 'with "quote"', 'two\nlines', ' ', '', 'semi;colon']],
  [['=1+1', '+49', '-1', '@home', "'quoted", 'a=b']],
])('gives back what was written: %j', (cells) => {
  expect(cellsOf(csvLine(['first', ...cells]))).toEqual([
    ['first', ...cells.map((cell) => cell.trim())],
  ]);
});

it('lets no spreadsheet run a cell', () => {
  expect(csvLine(['=HYPERLINK("x")', -5, true, null])).toBe(`"'=HYPERLINK(""x"")",-5,true,\r\n`);
});

it('reads any line end, a mark at the start, and semicolons', () => {
  expect(cellsOf('\ufeffa,b\r\n1,2\n3,4\r5,')).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
    ['5', ''],
  ]);
  expect(cellsOf('a;b\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
});

it('leaves empty lines out and knows on which line a row begins', () => {
  expect(parseCsv('a\n\n"x\ny"\nz\n').map(({ line }) => line)).toEqual([1, 3, 5]);
  expect(parseCsv('')).toEqual([]);
});

it('says where it is broken', () => {
  expect(() => parseCsv('a,b\n"open,2')).toThrow(CsvBroken);
  expect(() => parseCsv('a,b\n"x"y,2')).toThrow('line 2 is not CSV');
});
