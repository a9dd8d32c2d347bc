import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { Money } from '../../../../kernel/money.js';
import { CsvBroken, type CsvCell, parseCsv } from '../../../../platform/csv/csv.js';
import type { ProductRecord } from '../../ports/catalogue-queries.js';
import type { ImportedRow, ImportRow } from '../../use-cases/import-products.js';
import { EditProductBody, NewProductBody } from './product.body.js';
import { newProductOf, productEditOf } from './product-input.js';

/**
 * What is exported can be edited and imported again: `baseQuantity` and `version` tell what the
 * admin saw, so that sales and edits meanwhile are not lost.
 */
export const PRODUCT_COLUMNS = [
  'id',
  'name',
  'description',
  'price',
  'discount',
  'quantity',
  'category',
  'images',
  'featured',
  'baseQuantity',
  'version',
] as const;

const MOST_ROWS = 5_000;
const NUMBERS: readonly string[] = ['baseQuantity', 'version'];
const YES = /^(true|yes|1)$/i;
const NO = /^(false|no|0)$/i;

export function productCells(product: ProductRecord): CsvCell[] {
  const { id, name, description, priceCents, discount, quantity, pictures, featured } = product;
  const price = Money.ofCents(priceCents).dollars.toFixed(2);
  const images = pictures.map(({ url }) => url).join(' ');
  const category = product.category.title;
  const seen = [quantity, product.version];
  return [id, name, description, price, discount, quantity, category, images, featured, ...seen];
}

/** The rows of a file, each ready to be imported or refused already. */
export function readProducts(text: string): (ImportRow | ImportedRow)[] {
  const [head, ...rows] = parsed(text);
  const columns = head?.cells.map((name) => name.trim()) ?? [];
  if (!columns.includes('id') && !columns.includes('name')) {
    throw InvalidInput.field('file', 'The first line must name the columns, id or name among them');
  }
  if (rows.length > MOST_ROWS) {
    throw InvalidInput.field('file', 'At most 5,000 products can be imported at a time');
  }
  return rows.map(({ line, cells }) => toRow(line, fieldsOf(columns, cells)));
}

function parsed(text: string) {
  try {
    return parseCsv(text);
  } catch (error) {
    if (!(error instanceof CsvBroken)) throw error;
    throw InvalidInput.field('file', `Line ${error.line} is not CSV`);
  }
}

/** An empty cell says nothing: a new product takes the default, an old one keeps what it has. */
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

function toRow(line: number, { id, ...fields }: Record<string, unknown>): ImportRow | ImportedRow {
  const body = plainToInstance<object, object>(id ? EditProductBody : NewProductBody, fields);
  const problems = validateSync(body, { whitelist: true, stopAtFirstError: true });
  if (problems.length > 0) {
    const errors = problems.map(({ property, constraints }) => ({
      field: property,
      message: Object.values(constraints ?? {})[0] ?? 'Invalid value',
    }));
    return { line, action: 'refused', errors, ...(id ? { id: String(id) } : {}) };
  }
  return body instanceof EditProductBody
    ? { line, id: String(id), edit: productEditOf(body) }
    : { line, create: newProductOf(body as NewProductBody) };
}
