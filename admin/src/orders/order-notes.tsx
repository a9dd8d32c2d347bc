import { useQuery } from '@tanstack/react-query';
import type { Order } from '../data/records';
import { addOrderNote, notesOfOrder } from '../notes/calls';
import { NoteForm } from '../notes/note-form';
import { NoteList } from '../notes/note-list';
import { Allowed } from '../ui/allowed';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';

/** What the staff wrote about the order, newest first. */
export const OrderNotes = ({ order: { id, user, customerDetails } }: { order: Order }) => {
  const query = useQuery({ queryKey: ['notes of order', id], queryFn: () => notesOfOrder(id) });
  return (
    <Panel title="Notes">
      {/* The notes on an erased customer are deleted with the rest. */}
      {customerDetails.email !== '' && (
        <Allowed to="orders.note">
          <NoteForm add={(text) => addOrderNote(id, text)} />
        </Allowed>
      )}
      <Loaded query={query}>{(notes) => <NoteList customer={user._id} notes={notes} />}</Loaded>
    </Panel>
  );
};
