import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { STAFF_ROLES, staffRoles, type StaffRole } from '../../../common/contract/staff';
import type { StaffMember } from '../data/records';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useCall } from '../ui/use-call';
import { changeStaffRole } from './calls';

const texts = {
  loading: 'Changing role...',
  success: 'Role changed.',
  refused: 'Failed to change the role',
  failed: 'Failed. Please try again.',
};

/** Gives a member of the staff another role. */
export const RoleDialog = ({ member, onClose }: { member: StaffMember; onClose: () => void }) => {
  const { run } = useCall();
  const [role, setRole] = useState<StaffRole>(member.staffRole);
  const confirm = () => {
    onClose();
    if (role !== member.staffRole) void run(() => changeStaffRole(member.id, role), texts);
  };
  return (
    <ConfirmDialog
      open
      title={`Change the role of ${member.name}?`}
      confirm="Change role"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>
        {member.email} has the new role from the next click on.
      </Typography>
      <RoleChoice value={role} onChange={setRole} />
    </ConfirmDialog>
  );
};

interface RoleChoiceProps {
  value: StaffRole;
  onChange: (role: StaffRole) => void;
}

/** All roles, each with what it is for. */
export const RoleChoice = ({ value, onChange }: RoleChoiceProps) => (
  <RadioGroup
    aria-label="Role"
    value={value}
    onChange={({ target }) => {
      const chosen = STAFF_ROLES.find((role) => role === target.value);
      if (chosen) onChange(chosen);
    }}
  >
    {STAFF_ROLES.map((role) => (
      <FormControlLabel
        key={role}
        value={role}
        control={<Radio />}
        sx={{ alignItems: 'flex-start', mb: 1 }}
        label={
          <Box sx={{ pt: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{staffRoles[role].label}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {staffRoles[role].summary}
            </Typography>
          </Box>
        }
      />
    ))}
  </RadioGroup>
);
