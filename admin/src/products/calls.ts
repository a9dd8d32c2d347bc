import { session } from '../../../common/browser/session';
import type { Schema } from '../../../common/contract/client';
import { call } from '../data/call';
import { sendStreaming } from '../data/stream';
import type { BulkChange, ProductsChange, WhichProducts } from './bulk/bulk-change';
import { isProgressLine, type ImportProgress } from './import/product-import';

/** @returns the change of each product, or with a dry run the change it would make; all or none are applied */
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
  /** Only reports what would be done. */
  dryRun: boolean;
  /** Idempotency key of a real run. */
  key?: string;
  signal?: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

/**
 * Imports all rows of a CSV file of products, or with a dry run or an error none.
 * @throws ApiError with status 0 where the connection broke: the same call with the same key imports once only
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
