import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import {
  PRODUCT_TEMPLATE_COLUMNS,
  type ProductTemplateColumn,
} from '../../../../../common/contract/product.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { toDollars } from '../../../../kernel/money.js';
import { type CsvCell, csvFileRows } from '../../../../platform/csv/csv.js';
import type { ProductRecord } from '../../ports/catalog-queries.js';
import type { ImportedRow, ImportRow } from '../../domain/import-plan.js';
import {
  ProductEditFields,
  NewProductBody,
  newProductOf,
  productEditOf,
} from './products-admin.dto.js';

/**
 * An export can be edited and imported again: `baseQuantity` and `version` record what the admin
 * saw, so that sales and edits in the meantime are not lost.
 */
type Column = ProductTemplateColumn | 'baseQuantity' | 'version';

/** In this order. */
export const PRODUCT_COLUMNS: readonly Column[] = [
  ...PRODUCT_TEMPLATE_COLUMNS,
  'baseQuantity',
  'version',
];

/** The cells that are not the product's property of the column's name. */
const CELLS = {
  price: ({ priceCents }) => toDollars(priceCents).toFixed(2),
  category: ({ category }) => category.title,
  images: ({ images }) => images.map(({ url }) => url).join(' '),
  baseQuantity: ({ quantity }) => quantity,
} satisfies Partial<Record<Column, (product: ProductRecord) => CsvCell>>;

const isComputed = (column: Column): column is keyof typeof CELLS => column in CELLS;

const PROGRESS_EVERY = 500;
const SAID_CHARACTERS = 40;
const NAME_THE_COLUMNS = 'The first line must name the columns, including id or name';
const BY_ANY_CASE = new Map<string, string>(
  PRODUCT_COLUMNS.map((name) => [name.toLowerCase(), name]),
);
const NUMBERS: readonly string[] = ['baseQuantity', 'version'];
const YES = /^(true|yes|1)$/i;
const NO = /^(false|no|0)$/i;

export function productCells(product: ProductRecord): CsvCell[] {
  return PRODUCT_COLUMNS.map((column) =>
    isComputed(column) ? CELLS[column](product) : product[column],
  );
}

/**
 * Yields the rows of a file, each ready to be imported or refused.
 * @throws InvalidInput naming `file` when it is not such a file, or has too many rows.
 */
export async function readProducts(
  file: Buffer,
  mostRows: number,
  onProgress: (done: number) => void,
): Promise<(ImportRow | ImportedRow)[]> {
  const rows: (ImportRow | ImportedRow)[] = [];
  let columns: readonly string[] | undefined;
  for await (const { line, cells } of csvFileRows(file)) {
    if (!columns) {
      columns = columnsOf(cells);
      continue;
    }
    if (rows.length === mostRows) {
      const most = mostRows.toLocaleString('en-US');
      throw InvalidInput.field('file', `At most ${most} products can be imported at a time`);
    }
    rows.push(toRow(line, columns, cells));
    if (rows.length % PROGRESS_EVERY === 0) onProgress(rows.length);
  }
  if (!columns) throw InvalidInput.field('file', NAME_THE_COLUMNS);
  return rows;
}

/**
 * The columns named by the first line. An unknown name is refused, because its values would be
 * ignored.
 */
function columnsOf(cells: readonly string[]): readonly string[] {
  const columns = cells.map((cell) => BY_ANY_CASE.get(cell.toLowerCase()) ?? cell);
  if (!columns.some((name) => name === 'id' || name === 'name')) {
    throw InvalidInput.field('file', NAME_THE_COLUMNS);
  }
  const unknown = columns.find((name) => name !== '' && !BY_ANY_CASE.has(name.toLowerCase()));
  if (unknown !== undefined) {
    const known = PRODUCT_COLUMNS.join(', ');
    const said = unknown.slice(0, SAID_CHARACTERS);
    throw InvalidInput.field('file', `Unknown column ${said}. The columns are ${known}`);
  }
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) < at);
  if (twice === undefined) return columns;
  throw InvalidInput.field('file', `The first line names the column ${twice} more than once`);
}

/** An empty cell sets nothing: a new product gets the default, an existing one keeps its value. */
function fieldsOf(columns: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const filled = columns
    .map((name, at) => [name, cells[at] ?? ''] as const)
    .filter(([, cell]) => cell !== '');
  return Object.fromEntries(filled.map(([name, cell]) => [name, valueOf(name, cell)]));
}

function valueOf(name: string, cell: string): unknown {
  if (name === 'images') return cell.split(/\s+/);
  if (NUMBERS.includes(name)) return Number(cell);
  if (name !== 'featured') return cell;
  return YES.test(cell) ? true : NO.test(cell) ? false : cell;
}

function toRow(
  line: number,
  columns: readonly string[],
  cells: readonly string[],
): ImportRow | ImportedRow {
  // An unquoted comma has split a cell, so cells cannot be assigned to columns.
  if (cells.slice(columns.length).some((cell) => cell !== '')) {
    const errors = [{ field: 'cells', message: 'This row has more cells than columns' }];
    return { line, action: 'refused', errors };
  }
  const { id, ...fields } = fieldsOf(columns, cells);
  const body = plainToInstance<object, object>(id ? ProductEditFields : NewProductBody, fields);
  const problems = validateSync(body, { whitelist: true, stopAtFirstError: true });
  if (problems.length > 0) {
    const errors = problems.map(({ property, constraints }) => ({
      field: property,
      message: Object.values(constraints ?? {})[0] ?? 'Invalid value',
    }));
    return { line, action: 'refused', errors, ...(id ? { id: String(id) } : {}) };
  }
  return body instanceof ProductEditFields
    ? { line, id: String(id), edit: productEditOf(body) }
    : { line, create: newProductOf(body as NewProductBody) };
}
