import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog';
import type { Order } from './order';
import { orderVerbs, type OrderVerb } from './order-verbs';
import { useOrderActions } from './use-order-actions';

const looks = {
  accent: { variant: 'contained', color: 'secondary' },
  plain: { variant: 'outlined', color: 'primary' },
  danger: { variant: 'outlined', color: 'error' },
} as const;

/** The legal verbs of an order as buttons; each asks before it acts. */
export const OrderActions = ({ order }: { order: Order }) => {
  const { busy, changeStatus } = useOrderActions(order);
  const [asked, setAsked] = useState<OrderVerb | null>(null);
  const [open, setOpen] = useState(false);
  const [restock, setRestock] = useState(true);
  const legal = orderVerbs.filter((verb) => order.actions.includes(verb.to));

  const ask = (verb: OrderVerb) => {
    setAsked(verb);
    setRestock(true);
    setOpen(true);
  };
  const confirm = (verb: OrderVerb) => {
    setOpen(false);
    void changeStatus(verb.to, verb.to === 'returned' ? restock : undefined);
  };
  return (
    <>
      {legal.map((verb) => (
        <Button key={verb.to} {...looks[verb.look]} disabled={busy} onClick={() => ask(verb)}>
          {verb.label}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          open={open}
          title={`${asked.label} order ${order.number}?`}
          confirm={`${asked.label} order`}
          danger={asked.look === 'danger'}
          onConfirm={() => confirm(asked)}
          onClose={() => setOpen(false)}
        >
          <Typography>{asked.effect}</Typography>
          {asked.to === 'returned' && (
            <FormControlLabel
              sx={{ mt: 1 }}
              label="Put the goods back into stock"
              control={
                <Checkbox checked={restock} onChange={(_, checked) => setRestock(checked)} />
              }
            />
          )}
        </ConfirmDialog>
      )}
    </>
  );
};
