import { call } from '../data/call';
import type { DeliveryZone } from '../data/records';
import { useCall } from '../ui/use-call';

const texts = {
  loading: 'Moving...',
  success: 'Order saved',
  refused: 'Failed to save the order',
};

/** Moves the methods of a zone to other places. */
export function useMethodOrder({ id, methods }: DeliveryZone) {
  const { busy, run } = useCall();
  const move = (from: number, to: number): void => {
    const ids = methods.map(({ _id }) => _id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    const save = () => call('PUT /api/delivery/zones/{id}/order', { path: { id }, body: { ids } });
    void run(save, texts);
  };
  return { busy, move };
}
