import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { customerNoteRules } from '../../../common/contract/customer';
import { LeaveQuestion } from '../ui/forms/leave-question';
import { useCall } from '../ui/use-call';

const texts = {
  loading: 'Adding note...',
  success: 'Note added.',
  refused: 'Failed to add the note',
};

/** Writes a note about a customer or an order. */
export const NoteForm = ({ add }: { add: (text: string) => Promise<unknown> }) => {
  const field = useId();
  const { busy, run } = useCall();
  const [text, setText] = useState('');
  const save = async () => {
    const error = await run(() => add(text), texts);
    if (!error) setText('');
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {text.trim() !== '' && <LeaveQuestion />}
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
