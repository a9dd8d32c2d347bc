import { useId } from 'react';
import { discountRows } from '../../../../../common/format/discount';
import { taxLabel } from '../../../../../common/format/tax';
import { money } from '../../../../../common/format/money';
import { counted } from '../../../../../common/format/text';
import { Button } from '../../../ui/button';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icon';
import { canCancelOwnOrder } from '../../../../../common/contract/order-payment';
import type { Order } from '../api';
import { refundedAmount, refundNote } from '../order-status';
import { CancelOrder } from './cancel-order';
import { OrderDetails } from './order-details';
import { OrderFacts } from './order-facts';
import { OrderProduct } from './order-product';
import { StatusBadge } from './status-badge';
import { useShopDays } from '../../../ui/shop-days';

interface OrderCardProps {
  order: Order;
  isOpen: boolean;
  onToggle: () => void;
}

/** An order: its first product always; the others and the shipping details when it is open. */
export function OrderCard({ order, isOpen, onToggle }: OrderCardProps) {
  const { day } = useShopDays();
  const id = useId();
  const [first, ...rest] = order.products;
  const refund = refundNote(order);
  const refunded = refundedAmount(order);
  return (
    <article
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="rounded-card border border-line outline-none print:break-inside-avoid"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 px-4 pt-5 sm:px-7">
        <h2 id={`${id}-title`} className="text-h3">
          Order <span className="tabular-nums">{order.number}</span>
        </h2>
        <StatusBadge order={order} />
      </header>
      <OrderFacts
        facts={[
          ['Date', day(order.createdAt)],
          ['Total', money(order.totalPrice)],
          ['Shipping', money(order.shippingCharge)],
          ...(refunded > 0 ? [['Refunded', money(refunded)] satisfies [string, string]] : []),
          ...discountRows(
            order.discountCode,
            order.discount ? `−${money(order.discount)}` : undefined,
          ),
          ...(order.tax ? [[taxLabel(order.isTaxIncluded), money(order.tax)] as const] : []),
          ['Transaction', order.transactionId],
        ]}
      />
      {refund && (
        <p className="mx-4 mb-4 rounded-sm bg-mist px-4 py-3 text-sm font-medium sm:mx-7">
          {refund}
        </p>
      )}
      <div className="border-t border-line px-4 sm:px-7">
        {first && <OrderProduct line={first} />}
        <div id={`${id}-more`} hidden={!isOpen}>
          {isOpen && <OrderDetails order={order} rest={rest} />}
        </div>
      </div>
      <footer
        className={classes(
          'flex flex-wrap items-center border-t border-line px-4 py-2 sm:px-7',
          // Beside its buttons it says only what a closed card leaves out.
          (isOpen || rest.length === 0) && 'print:hidden',
        )}
      >
        <Button
          look="quiet"
          className="-ml-4 sm:-ml-5"
          aria-expanded={isOpen}
          aria-controls={`${id}-more`}
          aria-label={`${isOpen ? 'Hide' : 'Show'} details of order ${order.number}`}
          onClick={onToggle}
        >
          {isOpen ? 'Hide details' : 'Show details'}
          <Icon name={isOpen ? 'up' : 'down'} className="size-4" />
        </Button>
        {!isOpen && rest.length > 0 && (
          <p className="text-steel">and {counted(rest.length, 'more product')}</p>
        )}
        {isOpen && canCancelOwnOrder(order.actions, order.paymentStatus) && (
          <CancelOrder order={order} />
        )}
      </footer>
    </article>
  );
}
