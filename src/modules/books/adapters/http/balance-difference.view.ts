import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../../../../common/contract/books.js';
import { toCurrencyUnits } from '../../../../kernel/currency-units.js';
import type { BalanceDifference } from '../../domain/balance.js';

const unitsOf = (smallest: number | null, currency: string) =>
  smallest === null ? null : toCurrencyUnits(smallest, currency);

/** A record where the shop and the card provider differ, in units of its currency. */
@ApiSchema({ name: 'BalanceDifference' })
export class BalanceDifferenceView {
  _id!: string;
  @ApiProperty({ enum: DIFFERENCE_KINDS })
  kind!: DifferenceKind;
  /**
   * The provider's id of the payment, dispute or movement; of a refund the shop's, or the provider's where it
   * was made there.
   */
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
  /** In lower case. */
  currency!: string;
  /** The provider's code for a movement that no record explains. */
  @ApiProperty({ nullable: true, type: String })
  type!: string | null;
  /** When either side last changed. */
  changedAt!: string;

  static of(this: void, difference: BalanceDifference): BalanceDifferenceView {
    const { kind, id: reference, orderId, orderNumber, currency, type } = difference;
    return {
      ...{ _id: `${kind}-${reference}`, kind, reference, orderId, orderNumber, currency, type },
      ...{ ours: unitsOf(difference.ourCents, currency) },
      theirs: unitsOf(difference.theirCents, currency),
      changedAt: difference.changedAt.toISOString(),
    };
  }
}
