import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type SubmitEvent } from 'react';
import { INVALID_EMAIL } from '../../../common/contract/shared-rules';
import type { StaffRole } from '../../../common/contract/staff';
import { ApiError } from '../data/api-error';
import { Allowed } from '../ui/allowed';
import { useCall } from '../ui/use-call';
import { inviteStaff } from './calls';
import { RoleChoice } from './role-dialog';

const texts = {
  loading: 'Sending invitation...',
  success: 'Invitation sent.',
  refused: 'Failed to send the invitation',
  failed: 'Failed. Please try again.',
};

/** Opens the dialog that invites somebody to the staff; for owners. */
export const InviteButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <Allowed to="staff.change">
      <Button
        variant="contained"
        color="secondary"
        startIcon={<PersonAddOutlined />}
        onClick={() => setOpen(true)}
      >
        Invite
      </Button>
      {open && <InviteDialog onClose={() => setOpen(false)} />}
    </Allowed>
  );
};

const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const { busy, run } = useCall();
  const id = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('support');
  const [error, setError] = useState('');
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) return setError(INVALID_EMAIL);
    const failure = await run(() => inviteStaff(email.trim(), role), texts);
    if (!failure) return onClose();
    const isField = failure instanceof ApiError && failure.errors.length > 0;
    setError(isField ? failure.message : '');
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={id} variant="h2" component="h2">
          Invite to the staff
        </DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            label="Email"
            type="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={error !== ''}
            helperText={error || 'Gets a link that works once, for seven days.'}
            sx={{ mt: 1, mb: 2 }}
          />
          <RoleChoice value={role} onChange={setRole} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            Send invitation
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
