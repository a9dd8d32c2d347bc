import { session } from '../../../common/browser/session';
import type { Schema } from '../../../common/contract/client';
import { call } from '../data/call';
import { sendStreaming } from '../data/stream';
import type { BulkChange, ProductsChange, WhichProducts } from './bulk/bulk-change';
import { isProgressLine, type ImportProgress } from './import/product-import';

/** @returns what changes for each, or with a dry run would change; all of them or none */
export async function changeProducts(
  which: WhichProducts,
  change: ProductsChange,
  dryRun: boolean,
): Promise<BulkChange[]> {
  const query = { dryRun: dryRun ? 'true' : 'false' } as const;
  const { data } = await call('POST /api/products/bulk', { query, body: { ...which, ...change } });
  return data;
}

export interface ImportCall {
  /** Only says what would be done. */
  dryRun: boolean;
  /** Of a real run: with the same key it is never done twice. */
  key?: string;
  signal?: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

/**
 * All rows of a CSV file of products are done, or with a dry run or an error none.
 * @throws ApiError with status 0 where the line broke: the same call again does it once only
 */
export async function importProducts(
  file: File,
  { dryRun, key, signal, onProgress }: ImportCall,
): Promise<Schema<'ProductImport'>> {
  const repeat = key ? { 'idempotency-key': key } : undefined;
  const headers = { 'content-type': 'text/csv', ...repeat };
  const { data } = await sendStreaming(
    session.fetch,
    'POST /api/products/import',
    { query: { dryRun }, file, headers, signal },
    (line) => isProgressLine(line) && onProgress(line.progress),
  );
  return data;
}
