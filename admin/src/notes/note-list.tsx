import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { customerNoteRules } from '../../../common/contract/customer';
import { minute } from '../../../common/format/date';
import type { Customer } from '../data/records';
import { DeleteNote } from './delete-note';
import { Allowed } from '../ui/allowed';
import { Panel } from '../ui/panel';
import { useCall } from '../ui/use-call';
import { addNote, type CustomerNote } from './calls';

const texts = {
  loading: 'Adding note...',
  success: 'Note added.',
  refused: 'Failed to add the note',
};

/** What the staff wrote about the customer, newest first. */
export const CustomerNotes = ({ customer: { id, notes, erasedAt } }: { customer: Customer }) => (
  <Panel title="Notes">
    {erasedAt === null && (
      <Allowed to="users.note">
        <NoteForm customer={id} />
      </Allowed>
    )}
    {notes.map((note) => (
      <Note key={note._id} customer={id} note={note} />
    ))}
  </Panel>
);

const NoteForm = ({ customer }: { customer: string }) => {
  const field = useId();
  const { busy, run } = useCall();
  const [text, setText] = useState('');
  const add = async () => {
    const error = await run(() => addNote(customer, text), texts);
    if (!error) setText('');
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        id={field}
        label="Note"
        multiline
        minRows={2}
        fullWidth
        value={text}
        onChange={({ target }) => setText(target.value)}
        helperText="Only staff see it. It is part of an export of the customer’s data."
        slotProps={{ htmlInput: { maxLength: customerNoteRules.text.max } }}
      />
      <Button type="submit" variant="outlined" disabled={busy || text.trim() === ''} sx={{ mt: 1 }}>
        Add note
      </Button>
    </Box>
  );
};

const Note = ({ customer, note }: { customer: string; note: CustomerNote }) => (
  <Box sx={{ pt: 2, mt: 2, borderTop: 1, borderColor: 'divider' }}>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={note.createdAt}>{minute(note.createdAt)}</time>
        {` · ${note.author?.name ?? 'Deleted account'}`}
      </Typography>
      <Allowed to="users.note">
        <DeleteNote customer={customer} note={note} />
      </Allowed>
    </Box>
  </Box>
);
