import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DocumentKind } from '../../../../../common/contract/billing-document.js';
import type { DocumentContent } from '../../domain/billing-document.js';

/** An invoice, credit note or reversal. A trigger gives it its number when its transaction commits. */
@Entity('billing_document')
@Check('billing_document_kind_check', `kind IN ('invoice', 'credit_note', 'reversal')`)
@Check('billing_document_total_cents_check', 'total_cents > 0')
@Check('billing_document_refund_check', `(kind = 'invoice') = (refund_id IS NULL)`)
@Check('billing_document_reversed_check', `reversed_by IS NULL OR kind = 'credit_note'`)
@Index('billing_document_order', ['orderId'])
@Index('billing_document_issued', ['issuedAt', 'id'])
@Index('billing_document_invoice', ['orderId'], { unique: true, where: `kind = 'invoice'` })
@Index('billing_document_credit', ['refundId'], {
  unique: true,
  where: `kind = 'credit_note' AND reversed_by IS NULL`,
})
@Index('billing_document_invoice_number', ['series', 'number'], {
  unique: true,
  where: `kind = 'invoice'`,
})
@Index('billing_document_credit_number', ['series', 'number'], {
  unique: true,
  where: `kind <> 'invoice'`,
})
export class BillingDocumentEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: DocumentKind;

  /** Counts the restores of backups. Null, as the number is, within its own transaction alone. */
  @Column('int', { nullable: true })
  series!: number | null;

  @Column('int', { nullable: true })
  number!: number | null;

  @Column('uuid')
  orderId!: string;

  @Column('uuid', { nullable: true })
  refundId!: string | null;

  @ForeignKey(() => BillingDocumentEntity)
  @Column('uuid', { nullable: true })
  reversedBy!: string | null;

  @Column('int')
  totalCents!: number;

  @Column('text')
  currency!: string;

  @Column('timestamptz')
  issuedAt!: Date;

  @Column('jsonb')
  content!: DocumentContent;
}
