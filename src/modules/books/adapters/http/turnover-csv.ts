import type { CsvCell } from '../../../../platform/csv/csv.js';
import type { Turnover } from '../../domain/book-period.js';
import type { TurnoverFilter, TurnoverQueries } from '../../ports/book-queries.js';
import { TurnoverView } from './turnover.dto.js';

/** Money in dollars, below zero where more was refunded than sold; tax rates in percent. */
export const TURNOVER_CSV_COLUMNS = [
  'month',
  'country',
  'state',
  'taxRate',
  'net',
  'tax',
  'gross',
  'currency',
] as const;

/** Rows that are read at once. */
const BATCH = 1_000;

/** All rows, in batches. */
export async function* turnoverBatches(queries: TurnoverQueries, filter: TurnoverFilter) {
  for (let page = 1; ; page++) {
    const { items } = await queries.page(filter, { page, limit: BATCH });
    yield items.map(turnoverCells);
    if (items.length < BATCH) return;
  }
}

function turnoverCells(turnover: Turnover): CsvCell[] {
  const view = TurnoverView.of(turnover);
  return TURNOVER_CSV_COLUMNS.map((column) => view[column]);
}
