import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';

import type { Order } from '../../data/records';
import { shipOrders, type ShippingResult } from '../calls';

interface Shipping {
  busy: boolean;
  /** The result of each order; null until done. */
  results: ShippingResult[] | null;
  /** Why the call failed; empty where it did not. */
  problem: string;
  ship: () => Promise<void>;
}

/** Ships orders and deselects the shipped ones. */
export function useShipping(orders: Order[]): Shipping {
  const { selectedIds, onSelect } = useListContext<Order>();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<ShippingResult[] | null>(null);
  const [problem, setProblem] = useState('');

  const ship = async () => {
    setBusy(true);
    setProblem('');
    try {
      const answered = await shipOrders(orders.map(({ id }) => id));
      const gone = new Set(answered.filter(({ shipped }) => shipped).map(({ _id }) => _id));
      setResults(answered);
      onSelect(selectedIds.filter((id) => !gone.has(String(id))));
    } catch (error) {
      setProblem((error instanceof Error && error.message) || 'Failed to update status');
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { busy, results, problem, ship };
}
