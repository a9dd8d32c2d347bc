import MailOutlined from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { Order } from '../data/records';
import { Allowed } from '../ui/allowed';
import { useCall } from '../ui/use-call';
import { type ResendableEmail, resendableEmails } from './resendable-emails';
import { useOrderReturns } from './returns/use-order-returns';

const texts = {
  loading: 'Sending email...',
  success: 'Email resent.',
  refused: 'Failed to send the email',
  failed: 'Failed. Please try again.',
};

/** Opens the emails that the customer got of the order, each of which can be sent once more. */
export const ResendEmail = ({ order }: { order: Order }) => {
  const { busy, run } = useCall();
  const { returns } = useOrderReturns(order);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // An erased customer has no address.
  if (order.customerDetails.email === '') return null;
  const send = (email: ResendableEmail) => {
    setAnchor(null);
    void run(email.send, texts);
  };
  return (
    <Allowed to="orders.email">
      <Button
        startIcon={<MailOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ ml: -1, mt: 1 }}
      >
        Resend email
      </Button>
      <Menu
        // Within the page's main part, where readers of landmarks find it.
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Resend email' } }}
      >
        {resendableEmails(order, returns).map((email, at) => (
          <MenuItem key={`${at} ${email.label}`} disabled={busy} onClick={() => send(email)}>
            {email.label}
          </MenuItem>
        ))}
      </Menu>
    </Allowed>
  );
};
