import { ConfirmButton } from '../ui/confirm-button';
import { removeNote, type Note } from './calls';

const texts = {
  loading: 'Deleting...',
  success: 'Note deleted.',
  refused: 'Failed to delete the note',
};

/** Deletes a note, after a confirmation. */
export const DeleteNote = ({ customer, note }: { customer: string; note: Note }) => (
  <ConfirmButton
    label="Delete note"
    question="Delete this note?"
    effect="It is gone for good."
    danger
    call={() => removeNote(customer, note._id)}
    texts={texts}
  />
);
