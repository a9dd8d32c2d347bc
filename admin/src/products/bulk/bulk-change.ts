import type { Schema } from '../../../../common/contract/client';
import { productRules } from '../../../../common/contract/product';

const { discount, quantity } = productRules;

type BulkBody = Schema<'BulkBody'>;

/** Products by their ids, or all that match a filter. */
export type WhichProducts = Required<Pick<BulkBody, 'ids'>> | Required<Pick<BulkBody, 'filter'>>;

export type ProductsChange = Omit<BulkBody, 'ids' | 'filter'>;

/** The effect of a bulk change on one product. */
export type BulkChange = Schema<'BulkChange'>;

/** Whether any value differs. */
export function isChange({ before, after }: Pick<BulkChange, 'before' | 'after'>): boolean {
  return Object.entries(before).some(
    ([name, value]) => after[name as keyof BulkChange['before']] !== value,
  );
}

/** The fields that can be changed for many products at once. */
export const bulkFields = [
  { id: 'percent', name: 'Price by percent', help: 'For example -10', unit: '%' },
  { id: 'amount', name: 'Price by an amount', help: 'For example -5.00', unit: '$' },
  {
    id: 'discount',
    name: 'Discount',
    help: `Percent, ${discount.min} to ${discount.max}`,
    unit: '%',
  },
  {
    id: 'quantity',
    name: 'Quantity',
    help: `A whole number from ${quantity.min} to ${quantity.max.toLocaleString('en-US')}`,
    unit: '',
  },
  { id: 'category', name: 'Category', help: '', unit: '' },
] as const;

export type BulkField = (typeof bulkFields)[number]['id'];

export const isBulkField = (value: unknown): value is BulkField =>
  bulkFields.some(({ id }) => id === value);

/** What is typed in the dialog. */
export interface BulkForm {
  field: BulkField;
  /** Null once it is taken away. */
  value: string | null;
}

/** The body of the call; null where the typed value is invalid. */
export function bulkBody(field: BulkField, typed: string): ProductsChange | null {
  if (field === 'category') return typed ? { category: typed } : null;
  const value = typed.trim() === '' ? NaN : Number(typed);
  if (!Number.isFinite(value)) return null;
  return field === 'percent' || field === 'amount'
    ? { price: { [field]: value } }
    : { [field]: value };
}
