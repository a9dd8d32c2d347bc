import { Global, Injectable, Module, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { PlatformSecurityLog } from '../operations/audit-ports.js';
import { type CsvCell, csvLine } from './csv.js';

type Batch = readonly (readonly CsvCell[])[];
type Rows = AsyncIterable<Batch>;

/** Lists of the shop as CSV files for download. */
@Injectable()
export class CsvExports {
  constructor(private readonly securityLog: PlatformSecurityLog) {}

  /**
   * A file that is streamed row by row. The first rows are read before the response begins, so that
   * an early error still becomes an error response. No row is sent before the security log has the
   * export.
   */
  async file(name: string, head: readonly string[], batches: Rows): Promise<StreamableFile> {
    const rows = batches[Symbol.asyncIterator]();
    const first = await rows.next();
    await this.securityLog.record({ kind: 'data.exported', subject: name });
    return new StreamableFile(Readable.from(lines(head, first, rows), { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}.csv"`,
    });
  }
}

/** The rows of a list in batches as cells, for `CsvExports.file`. */
export async function* toCells<Row>(
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly CsvCell[],
): AsyncGenerator<Batch> {
  for await (const batch of batches) yield batch.map(cellsOf);
}

/** The same for records of several rows, or none. */
export async function* toManyCells<Row>(
  batches: AsyncIterable<readonly Row[]>,
  rowsOf: (row: Row) => readonly (readonly CsvCell[])[],
): AsyncGenerator<Batch> {
  for await (const batch of batches) yield batch.flatMap(rowsOf);
}

/** The byte order mark tells spreadsheets that the file is UTF-8. */
async function* lines(
  head: readonly string[],
  first: IteratorResult<Batch>,
  rest: AsyncIterator<Batch>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${csvLine(head)}`);
  for (let batch = first; !batch.done; batch = await rest.next()) {
    yield Buffer.from(batch.value.map(csvLine).join(''));
  }
}

/** CSV files of all modules. */
@Global()
@Module({ providers: [CsvExports], exports: [CsvExports] })
export class CsvModule {}
