import { session } from '../../../common/browser/session';
import type { Schema } from '../../../common/contract/client';
import { call } from '../data/call';
import { sendStreaming } from '../data/stream';
import type { BulkChange, ProductsChange, WhichProducts } from './bulk/bulk-change';
import { isProgressLine, type ImportCounts } from './import/product-import';

/**
 * Changes all of the products or none; without a key it is a dry run.
 * @param key idempotency key: the same call with the same key changes once only
 * @returns the change of each product
 */
export async function changeProducts(
  which: WhichProducts,
  change: ProductsChange,
  key?: string,
): Promise<BulkChange[]> {
  const query = { dryRun: key ? 'false' : 'true' } as const;
  const headers = key ? { 'idempotency-key': key } : undefined;
  const body = { ...which, ...change };
  const { data } = await call('POST /api/products/bulk', { query, headers, body });
  return data;
}

export interface ImportCall {
  /** Only reports what would be done. */
  dryRun: boolean;
  /** Idempotency key of a real run. */
  key?: string;
  signal?: AbortSignal;
  onProgress: (progress: ImportCounts) => void;
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
