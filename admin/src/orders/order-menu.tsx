import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { obstaclesOf, type OrderAction } from './available-actions';
import { useConfirmedActions } from './use-confirmed-actions';
import type { Order } from '../data/records';

/**
 * The actions of an order in a row of the list, behind a button; none where nothing may be done. Below
 * them stands why the payment does not allow some.
 */
export const OrderMenu = ({ order }: { order: Order }) => {
  const { available, busy, ask, dialog } = useConfirmedActions(order);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = `Actions of order ${order.number}`;
  const choose = (action: OrderAction) => {
    setAnchor(null);
    ask(action);
  };
  return (
    // The row itself leads to the order.
    <span onClick={(event) => event.stopPropagation()}>
      {available.length > 0 && (
        <IconButton
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ my: -1.5 }}
        >
          <MoreVertOutlined />
        </IconButton>
      )}
      <Menu
        // Within the page's main part, where readers of landmarks find it.
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {available.map((action) => (
          // Not the button: the focus comes back to that.
          <MenuItem
            key={action.to}
            disabled={busy || action.obstacle !== undefined}
            onClick={() => choose(action)}
          >
            {action.label}
          </MenuItem>
        ))}
        {obstaclesOf(available).map((obstacle) => (
          <Typography
            component="li"
            role="none"
            key={obstacle}
            variant="body2"
            sx={{ px: 2, py: 1, maxWidth: 300, textAlign: 'left', color: 'text.secondary' }}
          >
            {obstacle}
          </Typography>
        ))}
      </Menu>
      {dialog}
    </span>
  );
};
