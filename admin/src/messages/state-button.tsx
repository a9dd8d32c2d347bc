import Button from '@mui/material/Button';
import type { ContactMessage } from '../data/records';
import { useCall } from '../ui/use-call';
import { changeMessageState } from './calls';

const closing = {
  loading: 'Closing message...',
  success: 'Message closed',
  refused: 'Failed to close the message',
};
const reopening = {
  loading: 'Reopening message...',
  success: 'Message reopened',
  refused: 'Failed to reopen the message',
};

/** Closes an open message without an answer, or reopens one that was answered or closed. */
export const StateButton = ({ message: { id, state, version } }: { message: ContactMessage }) => {
  const { busy, run } = useCall();
  const change = (next: 'open' | 'closed') =>
    void run(() => changeMessageState(id, next, version), next === 'closed' ? closing : reopening);
  return (
    <>
      {state !== 'open' && (
        <Button variant="outlined" disabled={busy} onClick={() => change('open')}>
          Reopen
        </Button>
      )}
      {state !== 'closed' && (
        <Button variant="outlined" disabled={busy} onClick={() => change('closed')}>
          Close
        </Button>
      )}
    </>
  );
};
