import { useLocation } from 'react-router-dom';
import { paths } from '../paths';

interface OrderLink {
  to: string;
  /** Query of the list, so that 'Back to Orders' restores it. */
  state: { list: string };
}

/** Links to an order from the current list. */
export function useOrderLink(): (id: string) => OrderLink {
  const { search } = useLocation();
  return (id) => ({ to: paths.order(id), state: { list: search } });
}

/** The path from an order back to the list it was opened from. */
export function useOrderListPath(): string {
  const state: unknown = useLocation().state;
  return hasList(state) ? paths.orders + state.list : paths.orders;
}

const hasList = (state: unknown): state is OrderLink['state'] =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';
