import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
} from '../../../../../common/contract/billing-document.js';
import { toDollars } from '../../../../kernel/money.js';
import type { BillingDocument } from '../../domain/billing-document.js';

/** An invoice, a credit note, or the reversal of one whose refund failed; money in dollars. */
@ApiSchema({ name: 'BillingDocument' })
export class BillingDocumentView {
  _id!: string;
  @ApiProperty({ enum: DOCUMENT_KINDS })
  kind!: DocumentKind;
  /** As it is printed. */
  number!: string;
  issuedAt!: string;
  /** `YYYY-MM-DD`, in the shop's time zone. */
  issuedOn!: string;
  total!: number;
  currency!: string;
  /** Whether it is a credit note that a reversal has taken back. */
  isReversed!: boolean;

  static of(this: void, document: BillingDocument): BillingDocumentView {
    const { id, kind, number, issuedAt, totalCents, currency, reversedBy, content } = document;
    return {
      _id: id,
      kind,
      number,
      currency,
      issuedAt: issuedAt.toISOString(),
      issuedOn: content.issuedOn,
      total: toDollars(totalCents),
      isReversed: reversedBy !== null,
    };
  }
}
