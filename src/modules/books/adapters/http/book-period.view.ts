import { ApiSchema } from '@nestjs/swagger';
import { CURRENCY } from '../../../../../common/contract/order.js';
import { Money } from '../../../../kernel/money.js';
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
    const dollars = (amount: number) => Money.ofCents(amount).dollars;
    const [net, tax] = [netCents(period), taxCents(period)];
    return {
      _id: period.period,
      ...{ sales: dollars(cents.sale), discounts: dollars(cents.discount) },
      ...{ delivery: dollars(cents.delivery), refunds: dollars(refundCents) },
      ...{ net: dollars(net), tax: dollars(tax), gross: dollars(net + tax) },
      ...{ fees: dollars(cents.fee), disputes: dollars(cents.dispute), currency: CURRENCY },
    };
  }
}
