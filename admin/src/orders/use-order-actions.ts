import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import toast from 'react-hot-toast';
import { ApiError } from '../data/api-error';
import type { ShopDataProvider } from '../data/data-provider';
import type { Order } from './order';
import type { OrderStatus } from './order-status';

interface OrderActions {
  busy: boolean;
  /** @param restock whether returned goods go back into stock */
  changeStatus: (status: OrderStatus, restock?: boolean) => Promise<void>;
  retryRefund: () => Promise<void>;
}

/** The verbs of one order, with their toasts; whatever comes of them, the order is read again. */
export function useOrderActions(order: Order): OrderActions {
  const provider = useDataProvider<ShopDataProvider>();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function run(call: () => Promise<void>, done: string): Promise<void> {
    const id = toast.loading('Loading...');
    setBusy(true);
    try {
      await call();
      toast.success(done, { id });
    } catch (error) {
      toast.error(failure(error), { id });
    } finally {
      setBusy(false);
      refresh();
    }
  }

  return {
    busy,
    changeStatus: (status, restock) =>
      run(() => provider.changeOrderStatus(order.id, status, restock), `${status} successfully!`),
    retryRefund: () => run(() => provider.retryRefund(order.id), 'Refund requested again.'),
  };
}

function failure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Failed to update. Please try again.';
  return error.message || 'Failed to update status';
}
