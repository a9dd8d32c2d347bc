import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { minute } from '../data/shop-time';
import { staffRoles } from '../../../common/contract/staff';
import type { StaffInvitation } from '../data/records';
import { resources } from '../paths';
import { Allowed } from '../ui/allowed';
import { ConfirmButton } from '../ui/confirm-button';
import { Panel } from '../ui/panel';
import { resendInvitation, withdrawInvitation } from './calls';

const MOST = 100;

const failed = 'Failed. Please try again.';
const resendTexts = {
  loading: 'Sending invitation...',
  success: 'Invitation sent again.',
  refused: 'Failed to send the invitation',
  failed,
};
const withdrawTexts = {
  loading: 'Withdrawing...',
  success: 'Invitation withdrawn.',
  refused: 'Failed to withdraw the invitation',
  failed,
};

/** The invitations that were not accepted yet; nothing where there are none. */
export const Invitations = () => {
  const { data = [] } = useGetList<StaffInvitation>(resources.staffInvitations, {
    pagination: { page: 1, perPage: MOST },
  });
  if (data.length === 0) return null;
  return (
    <Panel title="Invitations">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </Box>
    </Panel>
  );
};

const Row = ({ invitation }: { invitation: StaffInvitation }) => {
  const { id, email, staffRole, sentAt, expiresAt } = invitation;
  const isExpired = new Date(expiresAt) < new Date();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        py: 1.5,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 260px' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {staffRoles[staffRole].label} · Sent {minute(sentAt)} ·{' '}
          {isExpired ? 'Expired' : `Good until ${minute(expiresAt)}`}
        </Typography>
      </Box>
      <Allowed to="staff.change">
        <ConfirmButton
          label="Resend"
          question={`Send the invitation to ${email} again?`}
          effect="The link that was sent before no longer works."
          call={() => resendInvitation(id)}
          texts={resendTexts}
        />
        <ConfirmButton
          label="Withdraw"
          question={`Withdraw the invitation to ${email}?`}
          effect="The link that was sent no longer works."
          danger
          call={() => withdrawInvitation(id)}
          texts={withdrawTexts}
        />
      </Allowed>
    </Box>
  );
};
