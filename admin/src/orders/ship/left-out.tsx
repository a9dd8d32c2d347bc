import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { counted } from '../../../../common/format/text';
import type { Order } from '../../data/records';
import { bulkShippingObstacle } from '../available-actions';

/** How many numbers stand beside a reason. */
const NAMED = 10;

/** Which of the selected orders do not ship, by reason; nothing where all do. */
export const LeftOut = ({ orders }: { orders: Order[] }) => {
  const numbers = new Map<string, number[]>();
  for (const order of orders) {
    const reason = bulkShippingObstacle(order);
    if (reason) numbers.set(reason, [...(numbers.get(reason) ?? []), order.number]);
  }
  const count = [...numbers.values()].flat().length;
  if (count === 0) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {counted(count, 'selected order')} will not change:
      {[...numbers].map(([reason, left]) => (
        <Typography key={reason} variant="body2" sx={{ mt: 1 }}>
          <strong>{listed(left)}</strong>: {reason}
        </Typography>
      ))}
    </Alert>
  );
};

function listed(numbers: number[]): string {
  const named = numbers.slice(0, NAMED).join(', ');
  const more = numbers.length - NAMED;
  return more > 0 ? `${named} and ${more.toLocaleString('en-US')} more` : named;
}
