import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../../../../common/contract/books.js';
import { Money } from '../../../../kernel/money.js';
import { balanceCents, type BalanceDifference, type BalanceSums } from '../../domain/balance.js';

const dollars = (cents: number) => Money.ofCents(cents).dollars;

/** A payment where the shop's records and the card provider's differ, in dollars. */
@ApiSchema({ name: 'BalanceDifference' })
export class BalanceDifferenceView {
  @ApiProperty({ enum: DIFFERENCE_KINDS })
  kind!: DifferenceKind;
  /** The provider's id of the payment or dispute. */
  reference!: string;
  @ApiProperty({ nullable: true, type: String })
  orderId!: string | null;
  @ApiProperty({ nullable: true, type: Number })
  orderNumber!: number | null;
  /** Null where the shop has none. */
  @ApiProperty({ nullable: true, type: Number })
  ours!: number | null;
  /** Null where the provider has none. */
  @ApiProperty({ nullable: true, type: Number })
  theirs!: number | null;

  static of(this: void, difference: BalanceDifference): BalanceDifferenceView {
    const { kind, id: reference, orderId, orderNumber, ourCents, theirCents } = difference;
    return {
      ...{ kind, reference, orderId, orderNumber },
      ours: ourCents === null ? null : dollars(ourCents),
      theirs: theirCents === null ? null : dollars(theirCents),
    };
  }
}

/** The balance at the card provider since the books began, in dollars; what left it is below zero. */
@ApiSchema({ name: 'Reconciliation' })
export class ReconciliationView {
  since!: string;
  readUntil!: string;
  charges!: number;
  refunds!: number;
  /** Of charges and disputes, and those that the provider takes on their own. */
  fees!: number;
  disputes!: number;
  payouts!: number;
  /** Corrections of other kinds. */
  other!: number;
  /** The sum of all above. */
  balance!: number;
  /** What of the balance cannot be paid out yet. */
  pending!: number;
  /** At most 100. */
  differences!: BalanceDifferenceView[];

  static of(
    this: void,
    sums: BalanceSums,
    differences: readonly BalanceDifference[],
  ): ReconciliationView {
    const { since, readUntil, cents, feeCents, pendingCents } = sums;
    return {
      ...{ since: since.toISOString(), readUntil: readUntil.toISOString() },
      ...{ charges: dollars(cents.charge), refunds: dollars(cents.refund) },
      ...{ fees: dollars(cents.fee - feeCents), disputes: dollars(cents.dispute) },
      ...{ payouts: dollars(cents.payout), other: dollars(cents.other) },
      ...{ balance: dollars(balanceCents(sums)), pending: dollars(pendingCents) },
      differences: differences.map(BalanceDifferenceView.of),
    };
  }
}
