import MailOutlined from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import {
  ORDER_STATUSES,
  orderEmails,
  type OrderStatus,
} from '../../../common/contract/order-status';
import type { Order } from '../data/records';
import { Allowed } from '../ui/allowed';
import { useCall } from '../ui/use-call';
import { resendEmail } from './calls';

const texts = {
  loading: 'Sending email...',
  success: 'Email resent.',
  refused: 'Failed to send the email',
  failed: 'Failed. Please try again.',
};

/** Opens the emails that the customer got of the order, each of which can be sent once more. */
export const ResendEmail = ({ order }: { order: Order }) => {
  const { busy, run } = useCall();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // An erased customer has no address.
  if (order.customerDetails.email === '') return null;
  const taken = new Set(
    order.history.filter(({ what }) => what === 'status').map(({ detail }) => detail),
  );
  const send = (status: OrderStatus) => {
    setAnchor(null);
    void run(() => resendEmail(order.id, status), texts);
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
        {ORDER_STATUSES.filter((status) => taken.has(status)).map((status) => (
          <MenuItem key={status} disabled={busy} onClick={() => send(status)}>
            {orderEmails[status]}
          </MenuItem>
        ))}
      </Menu>
    </Allowed>
  );
};
