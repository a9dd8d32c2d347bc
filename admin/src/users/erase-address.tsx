import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type SubmitEvent } from 'react';
import { INVALID_EMAIL } from '../../../common/contract/shared-rules';
import { Allowed } from '../ui/allowed';
import { serverMessage } from '../data/api-error';
import { useCall } from '../ui/use-call';
import { eraseAddress } from './calls';

const texts = {
  loading: 'Erasing...',
  success: 'All that was held by this address is erased.',
  refused: 'Failed. Please try again.',
};

/** Opens the dialog that erases the data of somebody without an account. */
export const EraseAddress = () => {
  const [open, setOpen] = useState(false);
  return (
    <Allowed to="users.erase">
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Erase an address
      </Button>
      {open && <EraseDialog onClose={() => setOpen(false)} />}
    </Allowed>
  );
};

const EraseDialog = ({ onClose }: { onClose: () => void }) => {
  const { busy, run } = useCall();
  const id = useId();
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  const erase = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) return setError(INVALID_EMAIL);
    const failure = await run(() => eraseAddress(email.trim()), texts);
    if (!failure) return onClose();
    setError(serverMessage(failure));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void erase(event)}>
        <DialogTitle id={id} variant="h2" component="h2">
          Erase an address
        </DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>
            For somebody without an account: contact messages, newsletter subscription and emails
            not sent yet are deleted for good. Make sure first that the address is theirs.
          </Typography>
          <TextField
            autoFocus
            fullWidth
            label="Email"
            type="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={error !== ''}
            helperText={error}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="error" disabled={busy}>
            Erase
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
