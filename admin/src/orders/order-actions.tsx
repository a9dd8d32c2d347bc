import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { obstaclesOf, availableActions } from './available-actions';
import { useConfirmedActions } from './use-confirmed-actions';
import type { Order } from '../data/records';

const looks = {
  accent: { variant: 'contained', color: 'secondary' },
  plain: { variant: 'outlined', color: 'primary' },
  danger: { variant: 'outlined', color: 'error' },
} as const;

const OBSTACLES = 'order-obstacles';

/** The actions of an order as buttons; `OrderObstacles` says why some are disabled. */
export const OrderActions = ({ order }: { order: Order }) => {
  const { available, busy, ask, dialog } = useConfirmedActions(order);
  return (
    <>
      {available.map((action) => (
        <Button
          key={action.to}
          {...looks[action.look]}
          disabled={busy || action.obstacle !== undefined}
          aria-describedby={action.obstacle && OBSTACLES}
          onClick={() => ask(action)}
        >
          {action.label}
        </Button>
      ))}
      {dialog}
    </>
  );
};

/** Why the payment of the order does not allow some of its actions; nothing where it allows all. */
export const OrderObstacles = ({ order }: { order: Order }) => {
  const obstacles = obstaclesOf(availableActions(order));
  return (
    obstacles.length > 0 && (
      <Typography id={OBSTACLES} variant="body2" sx={{ color: 'text.secondary', mt: -1.5, mb: 3 }}>
        {obstacles.join(' ')}
      </Typography>
    )
  );
};
