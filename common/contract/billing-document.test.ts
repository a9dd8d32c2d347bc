import { documentFileName, documentNumber, documentNumberIn } from './billing-document.js';

it.each([
  ['invoice', 1, 1, '000001'],
  ['credit_note', 1, 12, 'C-000012'],
  ['reversal', 1, 13, 'C-000013'],
  ['invoice', 2, 1, '2-000001'],
  ['credit_note', 3, 1_234_567, 'C-3-1234567'],
] as const)('the number of %s %d/%d is %s', (kind, series, number, printed) => {
  expect(documentNumber(kind, { series, number })).toBe(printed);
  expect(documentNumberIn(printed.toLowerCase())).toEqual({
    isInvoice: kind === 'invoice',
    series,
    number,
  });
});

it.each(['', '12345', 'C-12345', 'D-000001', '000001-2', 'C--000001', '1234567890'])(
  '%j is no number of a document',
  (text) => {
    expect(documentNumberIn(text)).toBeUndefined();
  },
);

it('names the file of a document', () => {
  expect(documentFileName('credit_note', 'C-000012')).toBe('credit-note-C-000012.pdf');
});
