import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { refundReasonLabel, withheldReasons } from '../../../../common/contract/refund';
import { minute } from '../../data/shop-time';
import { money } from '../../../../common/format/money';
import type { Order } from '../../data/records';
import { Allowed } from '../../ui/allowed';
import { Panel } from '../../ui/panel';
import { isDisputed, refundStates } from '../payment-labels';
import { LazyRefundDialog } from './lazy-refund-dialog';
import { RetryPartRefund } from './retry-part-refund';

type Refund = Order['refunds'][number];

/** The refunds of the order, and the dialog for another one; nothing where neither is possible. */
export const OrderRefunds = ({ order }: { order: Order }) => {
  const [open, setOpen] = useState(false);
  const differing = order.refunds.filter(({ status }) => status === 'unmatched');
  const canRefund =
    order.refundable.total > 0 && !order.refunds.some(({ kind }) => kind === 'rest');
  return (
    <Panel title="Refunds">
      {order.refunds.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Nothing was refunded.</Typography>
      )}
      {differing.map((refund) => (
        <Alert key={refund._id} severity="warning" sx={{ mb: 2 }}>
          {`${money(refund.amount)} was refunded at the card provider. Together with the shop’s refunds that is more than was paid. Compare them there.`}
        </Alert>
      ))}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {order.refunds.map((refund) => (
          <RefundItem key={refund._id} order={order} refund={refund} />
        ))}
      </Box>
      {canRefund && !isDisputed(order) && (
        <Allowed to="orders.refund">
          <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mt: 2 }}>
            Refund
          </Button>
          <Suspense>
            {open && <LazyRefundDialog order={order} onClose={() => setOpen(false)} />}
          </Suspense>
        </Allowed>
      )}
    </Panel>
  );
};

const RefundItem = ({ order, refund }: { order: Order; refund: Refund }) => {
  const { amount, status, reason, by, at, error, kind, lines, delivery } = refund;
  const { withheld, withheldReason } = refund;
  const units = lines.map(({ lineId, quantity }) => {
    const name = order.products.find(({ _id }) => _id === lineId)?.name ?? '';
    return `${quantity} × ${name}`;
  });
  const what = [...units, ...(delivery > 0 ? ['delivery'] : [])].join(', ');
  return (
    <li>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <strong>{money(amount)}</strong>
        <span>{amount === 0 ? 'Nothing refunded' : refundStates[status]}</span>
      </Box>
      {what && <Typography variant="body2">{what}</Typography>}
      {withheld && withheldReason && (
        <Typography variant="body2">
          {`${money(withheld)} not refunded: ${withheldReasons[withheldReason]}`}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {reason && `${refundReasonLabel(reason)} · `}
        <time dateTime={at}>{minute(at)}</time>
        {by && ` · ${by}`}
        {refund.restocked && ' · back in stock'}
      </Typography>
      {status === 'failed' && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {error ?? 'The refund did not reach the card.'}
          {kind !== 'rest' && !isDisputed(order) && (
            <RetryPartRefund orderId={order.id} refund={refund} />
          )}
        </Alert>
      )}
    </li>
  );
};
