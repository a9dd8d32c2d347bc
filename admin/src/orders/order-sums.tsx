import Box from '@mui/material/Box';
import { money } from '../../../common/format/money';
import { Facts } from '../ui/facts';
import type { Order } from '../data/records';

/** Shipping and total below the lines. */
export const OrderSums = ({ order }: { order: Order }) => (
  <Box sx={{ mt: 2, ml: 'auto', maxWidth: 280 }}>
    <Facts
      facts={[
        ['Shipping', money(order.shippingCharge)],
        ['Total', <strong key="total">{money(order.totalPrice)}</strong>],
      ]}
    />
  </Box>
);
