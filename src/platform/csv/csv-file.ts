import { isUtf8 } from 'node:buffer';
import { InvalidInput } from '../../kernel/domain-error.js';
import { CsvBroken, type CsvRow, parseCsv } from './csv.js';

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
