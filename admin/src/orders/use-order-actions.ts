import type { OrderStatus } from '../../../common/contract/order-status';
import type { Tracking } from '../../../common/contract/parcel';
import { useCall } from '../ui/use-call';
import type { Order } from '../data/records';
import { changeOrderStatus, retryRefund, shipParcel } from './calls';
import { retryTexts } from './refunds/retry-texts';

interface OrderActions {
  busy: boolean;
  /** @param restock whether returned products go back into stock */
  changeStatus: (status: OrderStatus, restock?: boolean) => Promise<unknown>;
  /** Ships all that is left. */
  ship: (tracking: Tracking) => Promise<unknown>;
  retryRefund: () => Promise<unknown>;
}

const texts = {
  loading: 'Loading...',
  refused: 'Failed to update status',
  failed: 'Failed to update. Please try again.',
};

const ship = (id: string) => changeOrderStatus(id, 'shipped');

/** The actions of one order; whatever comes of them, the order is read again. */
export function useOrderActions(order: Order): OrderActions {
  const { busy, run } = useCall();
  return {
    busy,
    changeStatus: (status, restock) =>
      run(() => changeOrderStatus(order.id, status, restock), {
        ...texts,
        success: `${status} successfully!`,
      }),
    ship: (tracking) =>
      run(() => (tracking.carrier ? shipParcel(order.id, tracking) : ship(order.id)), {
        ...texts,
        success: 'shipped successfully!',
      }),
    retryRefund: () => run(() => retryRefund(order.id), retryTexts),
  };
}
