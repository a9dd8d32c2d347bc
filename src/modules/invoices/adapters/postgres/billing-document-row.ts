import { documentNumber } from '../../../../../common/contract/billing-document.js';
import { columns, type RowOf } from '../../../../platform/database/fields.js';
import type { BillingDocument, NewBillingDocument } from '../../domain/billing-document.js';
import { BillingDocumentEntity } from './billing-document.entity.js';

/** The columns of a new row. */
export const NEW_PROPERTIES = [
  'id',
  'kind',
  'orderId',
  'refundId',
  'totalCents',
  'currency',
  'issuedAt',
  'content',
] as const satisfies readonly (keyof NewBillingDocument)[];

/** Selects the columns of a numbered document from the alias `document`. */
export const DOCUMENT_ROW = columns(BillingDocumentEntity, 'document', [
  ...NEW_PROPERTIES,
  'series',
  'number',
  'reversedBy',
]);

/** @throws Error for the row of a transaction that has not ended */
export function toDocument({
  series,
  number,
  ...document
}: RowOf<typeof DOCUMENT_ROW>): BillingDocument {
  if (series === null || number === null) throw new Error(`${document.id} has no number.`);
  return { ...document, number: documentNumber(document.kind, { series, number }) };
}
