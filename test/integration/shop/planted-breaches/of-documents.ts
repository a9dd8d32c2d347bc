import {
  CANCELED,
  CREDIT_NOTES,
  CREDITED,
  DOCUMENT_COUNTER,
  DOCUMENT_SUM,
  INVOICE_TOTAL,
  INVOICES,
  NO_NUMBER,
  PENDING,
  type PlantedBreach,
  REVERSALS,
  SERIES,
} from './planted-breach.js';

const OF_PENDING = `kind = 'invoice' AND order_id = ${PENDING}`;
/** The credit note of the canceled order's refund. */
const NOTE = `(SELECT id FROM billing_document WHERE kind = 'credit_note' AND refund_id IN (SELECT id FROM refund))`;
/** A reversal of it that nobody has caused. */
const reversal = (id = 'gen_random_uuid()') => `
  INSERT INTO billing_document (id, kind, series, number, order_id, refund_id, total_cents, currency, issued_at, content)
  SELECT ${id}, 'reversal', series, 1 + (SELECT max(number) FROM billing_document WHERE kind <> 'invoice'),
         order_id, refund_id, total_cents, currency, issued_at, content
    FROM billing_document WHERE id = ${NOTE};
  UPDATE billing_counter SET last_number = last_number + 1 WHERE name = 'credit_note';`;

/** Of invoices, credit notes and reversals. */
export const OF_DOCUMENTS: readonly PlantedBreach[] = [
  {
    what: 'a document without a number',
    violates: [NO_NUMBER, SERIES],
    sql: `UPDATE billing_document SET number = NULL WHERE number = 1`,
  },
  {
    what: 'a number that is left out',
    violates: [SERIES],
    sql: `UPDATE billing_document SET number = number + 100 WHERE ${OF_PENDING};
          UPDATE billing_counter SET last_number = (SELECT max(number) FROM billing_document WHERE kind = 'invoice')
           WHERE name = 'invoice'`,
  },
  {
    what: 'a number that was given twice',
    violates: [SERIES],
    sql: `DROP INDEX billing_document_invoice_number;
          UPDATE billing_document SET number = 2 WHERE ${OF_PENDING}`,
  },
  {
    what: 'a number that is still to be given',
    violates: [DOCUMENT_COUNTER],
    sql: `UPDATE billing_counter SET last_number = last_number - 1 WHERE name = 'credit_note'`,
  },
  {
    what: 'a series that has ended and goes on',
    violates: [DOCUMENT_COUNTER],
    sql: `UPDATE billing_document SET series = 2`,
  },
  {
    what: 'a line that an invoice does not count',
    violates: [DOCUMENT_SUM],
    sql: `UPDATE billing_document SET content = jsonb_set(content, '{lines}', '[]') WHERE ${OF_PENDING}`,
  },
  {
    what: 'an order that nobody has invoiced',
    violates: [INVOICES],
    sql: `DELETE FROM billing_document WHERE kind = 'invoice' AND order_id = ${CANCELED};
          UPDATE billing_counter SET last_number = last_number - 1 WHERE name = 'invoice'`,
  },
  {
    what: 'an invoice of more than was paid',
    violates: [INVOICE_TOTAL, DOCUMENT_SUM],
    sql: `UPDATE billing_document SET total_cents = total_cents + 1 WHERE ${OF_PENDING}`,
  },
  {
    what: 'a confirmed refund without its credit note',
    violates: [CREDIT_NOTES],
    sql: `DELETE FROM billing_document WHERE kind = 'credit_note' AND number = 2;
          UPDATE billing_counter SET last_number = last_number - 1 WHERE name = 'credit_note'`,
  },
  {
    what: 'a credit note of more than was refunded',
    violates: [CREDITED, DOCUMENT_SUM],
    sql: `UPDATE billing_document SET total_cents = total_cents + 1 WHERE id = ${NOTE}`,
  },
  {
    what: 'a credit note of a refund that never was',
    violates: [CREDITED, CREDIT_NOTES],
    sql: `UPDATE billing_document SET refund_id = gen_random_uuid() WHERE id = ${NOTE}`,
  },
  {
    what: 'a reversal of nothing',
    violates: [REVERSALS],
    sql: reversal(),
  },
  {
    what: 'a reversal of a refund that has not failed',
    violates: [CREDIT_NOTES],
    sql: `${reversal(`'01900000-0000-7000-8000-00000000abcd'`)}
          UPDATE billing_document SET reversed_by = '01900000-0000-7000-8000-00000000abcd' WHERE id = ${NOTE}`,
  },
  {
    what: 'a reversal of another amount than its credit note',
    violates: [CREDIT_NOTES, CREDITED, DOCUMENT_SUM],
    sql: `${reversal(`'01900000-0000-7000-8000-00000000abcd'`)}
          UPDATE billing_document SET reversed_by = '01900000-0000-7000-8000-00000000abcd' WHERE id = ${NOTE};
          UPDATE billing_document SET total_cents = total_cents + 1 WHERE kind = 'reversal'`,
  },
];
