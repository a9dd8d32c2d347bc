import Button from '@mui/material/Button';

import { useOrderVerbs } from './use-order-verbs';
import type { Order } from '../data/records';

const looks = {
  accent: { variant: 'contained', color: 'secondary' },
  plain: { variant: 'outlined', color: 'primary' },
  danger: { variant: 'outlined', color: 'error' },
} as const;

/** The allowed actions of an order as buttons. */
export const OrderActions = ({ order }: { order: Order }) => {
  const { legal, busy, ask, dialog } = useOrderVerbs(order);
  return (
    <>
      {legal.map((verb) => (
        <Button key={verb.to} {...looks[verb.look]} disabled={busy} onClick={() => ask(verb)}>
          {verb.label}
        </Button>
      ))}
      {dialog}
    </>
  );
};
