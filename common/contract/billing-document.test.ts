import { documentFileName, documentNumber } from './billing-document.js';

it.each([
  ['invoice', 1, 1, '000001'],
  ['credit_note', 1, 12, 'C-000012'],
  ['reversal', 1, 13, 'C-000013'],
  ['invoice', 2, 1, '2-000001'],
  ['credit_note', 3, 1_234_567, 'C-3-1234567'],
] as const)('the number of %s %d/%d is %s', (kind, series, number, printed) => {
  expect(documentNumber(kind, { series, number })).toBe(printed);
});

it('names the file of a document', () => {
  expect(documentFileName('credit_note', 'C-000012')).toBe('credit-note-C-000012.pdf');
});
