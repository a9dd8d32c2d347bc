import Typography from '@mui/material/Typography';
import { ConfirmButton } from '../ui/confirm-button';
import type { User } from '../data/records';
import { useMay } from '../data/use-may';
import { makeAdmin } from './calls';

const texts = {
  loading: 'Loading...',
  success: 'Made admin successfully!',
  refused: 'Failed to make admin',
  failed: 'Failed. Please try again.',
};

/** The actions on a user: one can be made an admin, with the role of a manager. */
export const UserAction = ({ user }: { user: User }) => {
  const mayAdd = useMay('staff.add');
  if (user.role === 'admin' || user.erasedAt !== null || !mayAdd) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No actions available
      </Typography>
    );
  }
  return (
    <ConfirmButton
      label="Make Admin"
      question={`Make ${user.name} an admin?`}
      effect={`${user.email} becomes a manager in the back office. An owner can change the role, or take it back, below Staff.`}
      call={() => makeAdmin(user.id)}
      texts={texts}
    />
  );
};
