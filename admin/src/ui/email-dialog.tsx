import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { INVALID_EMAIL } from '../../../common/contract/shared-rules';
import { serverMessage } from '../data/api-error';
import { type CallTexts, useCall } from './use-call';

/** The server decides; this spares a request for what is clearly no address. */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

interface EmailDialogProps {
  title: string;
  /** Above the field. */
  text?: string;
  /** Below the field while there is no error. */
  help?: string;
  button: { label: string; color?: 'error' };
  call: (email: string) => Promise<unknown>;
  texts: CallTexts;
  onClose: () => void;
  /** More fields. */
  children?: ReactNode;
}

/** Asks for an email address, and closes once the call with it has succeeded. */
export const EmailDialog = (props: EmailDialogProps) => {
  const { title, text, help, button, call, texts, onClose, children } = props;
  const { busy, run } = useCall();
  const id = useId();
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!LOOKS_LIKE_EMAIL.test(email.trim())) return setError(INVALID_EMAIL);
    const failure = await run(() => call(email.trim()), texts);
    if (!failure) return onClose();
    setError(serverMessage(failure));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={id} variant="h2" component="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          {text && <Typography sx={{ mb: 1 }}>{text}</Typography>}
          <TextField
            autoFocus
            fullWidth
            label="Email"
            type="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={error !== ''}
            helperText={error || help}
            sx={{ mt: 1, mb: children ? 2 : 0 }}
          />
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color={button.color} disabled={busy}>
            {button.label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
