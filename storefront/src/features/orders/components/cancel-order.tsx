import { useState } from 'react';
import { moneyBackText, ORDER_CANCELED } from '../../../../../common/contract/order';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { notify } from '../../../ui/notify';
import { passFocusUp } from '../../../ui/pass-focus-up';
import { ordersApi, type Order } from '../api';

const FAILED = 'Failed to cancel the order. Please try again.';

/** Cancels an order that has not shipped yet, once the shopper has confirmed it. */
export function CancelOrder({ order }: { order: Order }) {
  const { _id, number, refundable, totalPrice } = order;
  const [isAsking, setIsAsking] = useState(false);
  const [cancel, { isLoading }] = ordersApi.useCancelOrderMutation();
  const close = () => setIsAsking(false);
  const confirm = () =>
    cancel(_id)
      .unwrap()
      .then(
        () => notify.success(ORDER_CANCELED),
        (error: unknown) => notify.error(messageOf(error, FAILED)),
      )
      .finally(close);
  return (
    <>
      <Button
        ref={passFocusUp}
        look="quiet"
        className="-mr-4 ml-auto sm:-mr-5"
        aria-label={`Cancel order ${number}`}
        onClick={() => setIsAsking(true)}
      >
        Cancel order
      </Button>
      <Dialog open={isAsking} title={`Cancel order ${number}?`} onClose={close}>
        <p>
          Nothing will be sent. {moneyBackText(refundable.total, totalPrice)} This cannot be undone.
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={close}>
            Keep order
          </Button>
          <Button busy={isLoading} onClick={() => void confirm()}>
            Cancel order
          </Button>
        </div>
      </Dialog>
    </>
  );
}
