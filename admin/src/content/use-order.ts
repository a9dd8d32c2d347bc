import type { ContentListId } from '../../../common/contract/content-lists';
import { call } from '../data/call';
import type { ContentEntry } from '../data/records';
import { useCall } from '../ui/use-call';

const texts = {
  loading: 'Moving...',
  success: 'Order saved',
  refused: 'Failed to save the order',
};

/** Moves the entries of a list to other places. */
export function useOrder(list: ContentListId, entries: readonly ContentEntry[]) {
  const { busy, run } = useCall();
  const move = (from: number, to: number): void => {
    const ids = entries.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    const save = () =>
      call('PUT /api/content/lists/{list}/order', { path: { list }, body: { ids } });
    void run(save, texts);
  };
  return { busy, move };
}
