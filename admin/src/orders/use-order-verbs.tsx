import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog';

import { orderVerbs, type OrderVerb } from './order-verbs';
import { useOrderActions } from './use-order-actions';
import type { Order } from '../data/records';

interface OrderVerbs {
  /** The actions that the server allows for the order now. */
  legal: OrderVerb[];
  busy: boolean;
  /** Opens the confirmation dialog of an action. */
  ask: (verb: OrderVerb) => void;
  dialog: ReactNode;
}

/** The actions of an order; each asks for confirmation first. */
export function useOrderVerbs(order: Order): OrderVerbs {
  const { busy, changeStatus } = useOrderActions(order);
  const [asked, setAsked] = useState<OrderVerb | null>(null);
  const [open, setOpen] = useState(false);
  const [restock, setRestock] = useState(true);
  const ask = (verb: OrderVerb) => {
    setAsked(verb);
    setRestock(true);
    setOpen(true);
  };
  const confirm = (verb: OrderVerb) => {
    setOpen(false);
    void changeStatus(verb.to, verb.to === 'returned' ? restock : undefined);
  };
  const dialog = asked && (
    <ConfirmDialog
      open={open}
      title={`${asked.label} order ${order.number}?`}
      confirm={`${asked.label} order`}
      dismiss={asked.to === 'canceled' ? 'Keep order' : undefined}
      danger={asked.look === 'danger'}
      onConfirm={() => confirm(asked)}
      onClose={() => setOpen(false)}
    >
      <Typography>{asked.effect}</Typography>
      {asked.to === 'returned' && (
        <FormControlLabel
          sx={{ mt: 1 }}
          label="Put the products back in stock"
          control={<Checkbox checked={restock} onChange={(_, checked) => setRestock(checked)} />}
        />
      )}
    </ConfirmDialog>
  );
  const legal = orderVerbs.filter((verb) => order.actions.includes(verb.to));
  return { legal, busy, ask, dialog };
}
