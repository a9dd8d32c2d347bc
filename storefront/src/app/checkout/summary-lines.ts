import type { CartItem } from '../../features/cart/api';
import type { SummaryLine } from '../../features/checkout/components/order-summary';
import { totalOf } from '../../../../common/format/money';

/** The cart's items as lines of the order summary. */
export function summaryLines(items: readonly CartItem[]): SummaryLine[] {
  return items.map(({ _id, quantity, product }) => ({
    id: _id,
    name: product.name,
    image: product.images[0],
    widths: product.srcset,
    quantity,
    subtotal: totalOf([{ price: product.finalPrice, quantity }]),
  }));
}
