import { ApiSchema } from '@nestjs/swagger';
import { CURRENCY } from '../../../../../common/contract/order.js';
import { toDollars } from '../../../../kernel/money.js';
import { type BookPeriod, netCents, taxCents } from '../../domain/book-period.js';

/** What a day or a month came to, in dollars: what the shop gives or pays is below zero. */
@ApiSchema({ name: 'BookPeriod' })
export class BookPeriodView {
  /** `YYYY-MM-DD` or `YYYY-MM`. */
  _id!: string;
  /** Goods without tax, before discounts. */
  sales!: number;
  discounts!: number;
  delivery!: number;
  /** Goods and delivery without tax. */
  refunds!: number;
  /** The sum of the four above. */
  net!: number;
  /** That of refunds is taken off. */
  tax!: number;
  /** `net` and `tax`. */
  gross!: number;
  /** Of the card provider. */
  fees!: number;
  disputes!: number;
  currency!: string;

  static of(this: void, period: BookPeriod): BookPeriodView {
    const { cents, refundCents } = period;
    const [net, tax] = [netCents(period), taxCents(period)];
    return {
      _id: period.period,
      ...{ sales: toDollars(cents.sale), discounts: toDollars(cents.discount) },
      ...{ delivery: toDollars(cents.delivery), refunds: toDollars(refundCents) },
      ...{ net: toDollars(net), tax: toDollars(tax), gross: toDollars(net + tax) },
      ...{ fees: toDollars(cents.fee), disputes: toDollars(cents.dispute), currency: CURRENCY },
    };
  }
}
