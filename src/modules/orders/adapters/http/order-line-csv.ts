import { isoIn } from '../../../../../common/format/zoned-time.js';
import { toDollars } from '../../../../kernel/money.js';
import type { CsvCell } from '../../../../platform/csv/csv.js';
import { lineNetCents } from '../../domain/order-snapshot.js';
import type { ExportedOrder } from '../../ports/order-queries.js';

/**
 * A row for each line of an order: `withoutTax` is quantity × price less the discount, and less a tax that prices include.
 * Money in dollars, times in ISO 8601 with the offset of the shop's time zone.
 */
export const ORDER_LINE_CSV_COLUMNS = [
  'order',
  'createdAt',
  'status',
  'line',
  'product',
  'productId',
  'quantity',
  'price',
  'discount',
  'withoutTax',
  'tax',
  'total',
  'currency',
  'country',
  'orderId',
  'id',
] as const;

/** The rows of an order, in its order. */
export function orderLineRows(order: ExportedOrder, timeZone: string): CsvCell[][] {
  const { number, createdAt, status, currency, country, id: orderId } = order;
  return order.lines.map((line, index) => {
    const total = lineNetCents(line, order);
    return [
      number,
      isoIn(timeZone, createdAt),
      status,
      index + 1,
      line.name,
      line.productId,
      line.quantity,
      dollars(line.priceCents),
      dollars(line.discountCents),
      dollars(total - line.taxCents),
      dollars(line.taxCents),
      dollars(total),
      currency,
      country,
      orderId,
      line.id,
    ];
  });
}

const dollars = (cents: number) => toDollars(cents).toFixed(2);
