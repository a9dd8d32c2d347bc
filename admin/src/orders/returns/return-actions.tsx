import Button from '@mui/material/Button';
import { useState } from 'react';
import { isReturnStepLegal } from '../../../../common/contract/order-return';
import { useMay } from '../../data/use-may';
import type { OrderReturn } from '../../data/records';
import { AnswerDialog } from './answer-dialog';
import { CloseReturnDialog } from './close-return-dialog';
import { ReceiveDialog } from './receive-dialog';
import { RefundReturnDialog } from './refund-return-dialog';

type Action = 'approve' | 'decline' | 'receive' | 'close' | 'refund';

const LABELS = {
  decline: 'Decline',
  approve: 'Approve',
  receive: 'Receive',
  close: 'Close return',
  refund: 'Refund',
} as const satisfies Record<Action, string>;

const ACTIONS = Object.keys(LABELS) as Action[];

/** What staff can do about a return now. */
export const ReturnActions = ({ orderReturn }: { orderReturn: OrderReturn }) => {
  const [action, setAction] = useState<Action>();
  const close = () => setAction(undefined);
  const canRefund = useMay('orders.refund');
  const canReceive = useMay('orders.ship') || canRefund;
  const isShown = (each: Action) =>
    isReturnStepLegal(each, orderReturn.state) &&
    (each === 'receive' ? canReceive : canRefund) &&
    (each !== 'refund' || orderReturn.refund === null) &&
    (each !== 'close' || orderReturn.refund === null || orderReturn.refund.status === 'failed');
  return (
    <>
      {ACTIONS.filter(isShown).map((each) => (
        <Button
          key={each}
          variant={each === 'decline' || each === 'close' ? 'outlined' : 'contained'}
          onClick={() => setAction(each)}
        >
          {LABELS[each]}
        </Button>
      ))}
      {(action === 'approve' || action === 'decline') && (
        <AnswerDialog orderReturn={orderReturn} decision={action} onClose={close} />
      )}
      {action === 'receive' && <ReceiveDialog orderReturn={orderReturn} onClose={close} />}
      {action === 'close' && <CloseReturnDialog orderReturn={orderReturn} onClose={close} />}
      {action === 'refund' && <RefundReturnDialog orderReturn={orderReturn} onClose={close} />}
    </>
  );
};
