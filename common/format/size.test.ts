import { megabytes } from './size.js';

test('shows bytes as megabytes with one decimal', () => {
  expect([megabytes(0), megabytes(1_572_864), megabytes(12_000_000_000)]).toEqual([
    '0.0 MB',
    '1.5 MB',
    '11444.1 MB',
  ]);
});
