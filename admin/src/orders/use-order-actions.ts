import type { OrderStatus } from '../../../common/contract/order-status';
import { useCall } from '../ui/use-call';
import type { Order } from '../data/records';
import { changeOrderStatus, retryRefund } from './calls';

interface OrderActions {
  busy: boolean;
  /** @param restock whether returned products go back into stock */
  changeStatus: (status: OrderStatus, restock?: boolean) => Promise<unknown>;
  retryRefund: () => Promise<unknown>;
}

const texts = {
  loading: 'Loading...',
  refused: 'Failed to update status',
  failed: 'Failed to update. Please try again.',
};

const retryTexts = {
  loading: 'Retrying...',
  success: 'Refund requested again.',
  refused: 'Failed to retry the refund',
  failed: 'Failed. Please try again.',
};

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
    retryRefund: () => run(() => retryRefund(order.id), retryTexts),
  };
}
