import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths';

interface PaymentReasonProps {
  /** The provider's word, such as `product_not_received`. */
  reason: string;
  /** Null where the payment has no order. */
  orderId: string | null;
  orderNumber: number | null;
}

/** Why a payment is in doubt, with a link to its order. */
export const PaymentReason = ({ reason, orderId, orderNumber }: PaymentReasonProps) => (
  <>
    {asText(reason)}
    {orderId && (
      <>
        {', '}
        <Link component={RouterLink} to={paths.order(orderId)}>
          order #{orderNumber}
        </Link>
      </>
    )}
  </>
);

/** `product_not_received` reads 'Product not received'. */
function asText(reason: string): string {
  const text = reason.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
