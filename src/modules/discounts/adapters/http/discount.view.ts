import { ApiProperty } from '@nestjs/swagger';
import {
  DISCOUNT_KINDS,
  DISCOUNT_SCOPES,
  type DiscountKind,
  type DiscountScopeKind,
} from '../../../../../common/contract/discount.js';
import { toDollars } from '../../../../kernel/money.js';
import type { DiscountCode } from '../../domain/discount-code.js';
import type { UseCount } from '../../ports/discount-uses.js';

/** A code that lowers the price of a purchase; money in dollars. */
export class DiscountView {
  _id!: string;
  /** In upper case. */
  code!: string;
  @ApiProperty({ enum: DISCOUNT_KINDS, enumName: 'DiscountKind' })
  kind!: DiscountKind;
  /** For `percent`. */
  percent!: number | null;
  /** For `amount`. */
  amount!: number | null;
  /** What the lines have to cost before the discount. */
  minimum!: number | null;
  @ApiProperty({ enum: DISCOUNT_SCOPES, enumName: 'DiscountScope' })
  appliesTo!: DiscountScopeKind;
  /** Ids of products or categories. */
  targets!: string[];
  /** Null for at once. */
  startsAt!: string | null;
  /** The first moment at which it cannot be used any more; null for never. */
  endsAt!: string | null;
  maxUses!: number | null;
  maxUsesPerCustomer!: number | null;
  isActive!: boolean;
  /** Open checkouts that hold it, and orders that were not canceled. */
  uses!: number;
  /** Those of them that were paid after their hold had ended; they may exceed the limits. */
  lateUses!: number;
  createdAt!: string;
  /** Incremented by each edit. */
  version!: number;

  static of(discount: DiscountCode, count: UseCount | undefined): DiscountView {
    const { id: _id, code, value, scope, minimumCents, startsAt, endsAt } = discount;
    const { maxUses, maxUsesPerCustomer, isActive, createdAt, version } = discount;
    return {
      ...{ _id, code, kind: value.kind, minimum: dollarsOf(minimumCents) },
      percent: value.kind === 'percent' ? value.percent : null,
      amount: value.kind === 'amount' ? dollarsOf(value.cents) : null,
      appliesTo: scope.kind,
      targets: scope.kind === 'all' ? [] : [...scope.ids],
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      ...{ maxUses, maxUsesPerCustomer, isActive },
      ...{ uses: count?.total ?? 0, lateUses: count?.late ?? 0 },
      ...{ createdAt: createdAt.toISOString(), version },
    };
  }
}

const dollarsOf = (cents: number | null): number | null =>
  cents === null ? null : toDollars(cents);
