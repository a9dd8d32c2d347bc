import { useLocation } from 'react-router-dom';
import { paths } from '../paths';

interface OrderLink {
  to: string;
  /** Brings 'Back to Orders' to the list as it was left. */
  state: { list: string };
}

/** The way to one order from the list that is shown. */
export function useOrderLink(): (id: string) => OrderLink {
  const { search } = useLocation();
  return (id) => ({ to: paths.order(id), state: { list: search } });
}

/** The way back from an order to the list it was opened from. */
export function useOrderListPath(): string {
  const state: unknown = useLocation().state;
  return hasList(state) ? paths.orders + state.list : paths.orders;
}

const hasList = (state: unknown): state is OrderLink['state'] =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';
