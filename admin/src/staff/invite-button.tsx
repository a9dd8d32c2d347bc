import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { StaffRole } from '../../../common/contract/staff';
import { Allowed } from '../ui/allowed';
import { EmailDialog } from '../ui/email-dialog';
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
  const [role, setRole] = useState<StaffRole>('support');
  return (
    <EmailDialog
      title="Invite to the staff"
      help="Gets a link that works once, for seven days."
      button={{ label: 'Send invitation' }}
      call={(email) => inviteStaff(email, role)}
      texts={texts}
      onClose={onClose}
    >
      <RoleChoice value={role} onChange={setRole} />
    </EmailDialog>
  );
};
