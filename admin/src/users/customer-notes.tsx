import type { Customer } from '../data/records';
import { addCustomerNote } from '../notes/calls';
import { NoteForm } from '../notes/note-form';
import { NoteList } from '../notes/note-list';
import { Allowed } from '../ui/allowed';
import { Panel } from '../ui/panel';

/** What the staff wrote about the customer and their orders, newest first. */
export const CustomerNotes = ({ customer: { id, notes, erasedAt } }: { customer: Customer }) => (
  <Panel title="Notes">
    {erasedAt === null && (
      <Allowed to="users.note">
        <NoteForm add={(text) => addCustomerNote(id, text)} />
      </Allowed>
    )}
    <NoteList customer={id} notes={notes} withOrders />
  </Panel>
);
