import Box from '@mui/material/Box';
import { discountRows } from '../../../common/format/discount';
import { money } from '../../../common/format/money';
import { taxLabel } from '../../../common/format/tax';
import { Facts } from '../ui/facts';
import type { Order } from '../data/records';

/** Shipping and total below the lines. */
export const OrderSums = ({ order }: { order: Order }) => (
  <Box sx={{ mt: 2, ml: 'auto', maxWidth: 280 }}>
    <Facts
      facts={[
        ...discountRows(
          order.discountCode,
          order.discount ? `−${money(order.discount)}` : undefined,
        ),
        ['Shipping', money(order.shippingCharge)],
        ...(order.shippingMethod ? [['Delivery method', order.shippingMethod] as const] : []),
        ...(order.tax ? [[taxLabel(order.isTaxIncluded), money(order.tax)] as const] : []),
        ['Total', <strong key="total">{money(order.totalPrice)}</strong>],
      ]}
    />
  </Box>
);
