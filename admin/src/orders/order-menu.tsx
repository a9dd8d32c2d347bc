import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

import type { OrderVerb } from './order-verbs';
import { useOrderVerbs } from './use-order-verbs';
import type { Order } from '../data/records';

/** The legal verbs of an order in a row of the list, behind a button; none where nothing may be done. */
export const OrderMenu = ({ order }: { order: Order }) => {
  const { legal, busy, ask, dialog } = useOrderVerbs(order);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = `Actions of order ${order.number}`;
  const choose = (verb: OrderVerb) => {
    setAnchor(null);
    ask(verb);
  };
  return (
    // The row itself leads to the order.
    <span onClick={(event) => event.stopPropagation()}>
      {legal.length > 0 && (
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
        {legal.map((verb) => (
          // Not the button: the focus comes back to that.
          <MenuItem key={verb.to} disabled={busy} onClick={() => choose(verb)}>
            {verb.label}
          </MenuItem>
        ))}
      </Menu>
      {dialog}
    </span>
  );
};
