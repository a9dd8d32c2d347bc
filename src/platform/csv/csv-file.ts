import { StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { type CsvCell, csvLine } from './csv.js';

type Rows = AsyncIterable<readonly (readonly CsvCell[])[]>;

/** A CSV file for download, streamed as its rows come: for routes marked `@Raw()`. */
export function csvFile(name: string, head: readonly string[], batches: Rows): StreamableFile {
  return new StreamableFile(Readable.from(lines(head, batches), { objectMode: false }), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
}

/** The mark at the start tells spreadsheets that this is UTF-8. */
async function* lines(head: readonly string[], batches: Rows): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${csvLine(head)}`);
  for await (const rows of batches) yield Buffer.from(rows.map(csvLine).join(''));
}
