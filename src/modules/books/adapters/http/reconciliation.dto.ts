import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../../../../common/contract/books.js';
import { CURRENCY } from '../../../../../common/contract/order.js';
import { toCurrencyUnits } from '../../../../kernel/currency-units.js';
import { toDollars } from '../../../../kernel/money.js';
import { type BalanceDifference, type BalanceState, movedCents } from '../../domain/balance.js';

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
      _id: `${kind}-${reference}`,
      kind,
      reference,
      orderId,
      orderNumber,
      currency,
      type,
      ours: unitsOf(difference.ourCents, currency),
      theirs: unitsOf(difference.theirCents, currency),
      changedAt: difference.changedAt.toISOString(),
    };
  }
}

/** The balance in another currency than the shop's, since the books began. */
@ApiSchema({ name: 'CurrencyBalance' })
export class CurrencyBalanceView {
  /** In lower case. */
  currency!: string;
  /** What its movements have left, in its units. */
  moved!: number;
}

/** The balance as the provider has it, in dollars. */
@ApiSchema({ name: 'ProviderBalance' })
export class ProviderBalanceView {
  balance!: number;
  /** What opening and movements came to at that time, less what the provider had; 0 where both agree. */
  difference!: number;
  at!: string;
}

/** The balance at the card provider since the books began, in dollars; what left it is below zero. */
@ApiSchema({ name: 'Reconciliation' })
export class ReconciliationView {
  since!: string;
  readUntil!: string;
  /** Both sides were compared until then; null before the first time. */
  @ApiProperty({ nullable: true, type: String })
  comparedUntil!: string | null;
  /** What the account had before; null until it was read. */
  @ApiProperty({ nullable: true, type: Number })
  opening!: number | null;
  charges!: number;
  refunds!: number;
  /** Of charges and disputes, and those that the provider takes on their own. */
  fees!: number;
  disputes!: number;
  payouts!: number;
  /** Corrections of other kinds. */
  other!: number;
  /** Of other installations in the same account, less their fees. */
  otherInstallations!: number;
  /** The sum of all above. */
  balance!: number;
  /** What of the balance cannot be paid out yet. */
  pending!: number;
  /** Null until it was read. */
  @ApiProperty({ nullable: true, type: ProviderBalanceView })
  provider!: ProviderBalanceView | null;
  otherCurrencies!: CurrencyBalanceView[];

  static of(this: void, { openingCents, read, sums, ...times }: BalanceState): ReconciliationView {
    const own = sums.find(({ currency }) => currency === CURRENCY);
    const cents = (amount: number | undefined) => toDollars(amount ?? 0);
    const moved = own ? movedCents(own) : 0;
    return {
      since: times.since.toISOString(),
      readUntil: times.readUntil.toISOString(),
      comparedUntil: times.comparedUntil?.toISOString() ?? null,
      opening: openingCents === null ? null : toDollars(openingCents),
      charges: cents(own?.cents.charge),
      refunds: cents(own?.cents.refund),
      fees: own ? toDollars(own.cents.fee - own.feeCents) : 0,
      disputes: cents(own?.cents.dispute),
      payouts: cents(own?.cents.payout),
      other: cents(own?.cents.other),
      otherInstallations: cents(own?.othersCents),
      balance: toDollars((openingCents ?? 0) + moved),
      pending: cents(own?.pendingCents),
      provider: read && {
        balance: toDollars(read.providerCents),
        at: read.at.toISOString(),
        difference: toDollars(read.balanceCents - read.providerCents),
      },
      otherCurrencies: sums
        .filter(({ currency }) => currency !== CURRENCY)
        .map((each) => ({
          currency: each.currency,
          moved: toCurrencyUnits(movedCents(each), each.currency),
        })),
    };
  }
}
