import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { StaffMember } from '../data/records';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useCall } from '../ui/use-call';
import { RoleDialog } from './role-dialog';
import { staffActions, type StaffAction } from './staff-actions';

/** What an owner can do with a member of the staff, behind a button; each asks first, by name. */
export const StaffMenu = ({ member }: { member: StaffMember }) => {
  const { busy, run } = useCall();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [changesRole, setChangesRole] = useState(false);
  const [chosen, setChosen] = useState<StaffAction | null>(null);
  const [open, setOpen] = useState(false);
  const name = `Actions of ${member.name}`;
  const ask = (action: StaffAction) => {
    setAnchor(null);
    setChosen(action);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={busy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertOutlined />
      </IconButton>
      <Menu
        // Within the page's main part, where readers of landmarks find it.
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setChangesRole(true);
          }}
        >
          Change role
        </MenuItem>
        {staffActions(member).map((action) => (
          <MenuItem key={action.label} onClick={() => ask(action)}>
            {action.label}
          </MenuItem>
        ))}
      </Menu>
      {changesRole && <RoleDialog member={member} onClose={() => setChangesRole(false)} />}
      {chosen && (
        <ConfirmDialog
          open={open}
          title={chosen.question}
          confirm={chosen.label}
          danger={chosen.danger}
          onConfirm={() => {
            setOpen(false);
            void run(chosen.call, chosen.texts);
          }}
          onClose={() => setOpen(false)}
        >
          <Typography>{chosen.effect}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
};
