import {
  isReturnStepLegal,
  returnReasons,
  returnStates,
} from '../../../../../common/contract/order-return';
import { REFUND_ARRIVAL } from '../../../../../common/contract/order';
import { money } from '../../../../../common/format/money';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { notify } from '../../../ui/notify';
import { passFocusUp } from '../../../ui/pass-focus-up';
import { ordersApi, type Return } from '../api';
import { SentImages } from './sent-images';
import { Badge } from './status-badge';
import { useShopDays } from '../../../ui/shop-days';

const FAILED = 'Failed to withdraw the return. Please try again.';

/** A return as far as it has come. */
export function ReturnCard({ orderReturn }: { orderReturn: Return }) {
  const { day } = useShopDays();
  const { number, state, reason, note, answer, requestedAt, lines } = orderReturn;
  const { customerLabel, color } = returnStates[state];
  return (
    <article
      aria-label={`Return ${number}`}
      tabIndex={-1}
      className="rounded-sm border border-line p-4 text-sm outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="font-medium">Return {number}</span>{' '}
          <span className="text-steel">
            asked for on{' '}
            <time dateTime={requestedAt} className="tabular-nums">
              {day(requestedAt)}
            </time>
          </span>
        </p>
        <Badge label={customerLabel} tone={color} />
      </div>
      <ul className="mt-2 text-steel">
        {lines.map(({ lineId, name, quantity, received }) => (
          <li key={lineId} className="wrap-anywhere">
            {quantity} × {name}
            {received !== null && `, ${received} received`}
          </li>
        ))}
      </ul>
      <p className="mt-2 wrap-anywhere">{returnReasons[reason]}</p>
      {note && <p className="mt-1 whitespace-pre-wrap text-steel wrap-anywhere">{note}</p>}
      <SentImages orderReturn={orderReturn} />
      {answer && (
        <p className="mt-3 rounded-sm bg-mist px-4 py-3 whitespace-pre-wrap wrap-anywhere">
          <span className="block font-semibold">Our answer</span>
          {answer}
        </p>
      )}
      <RefundOfReturn refund={orderReturn.refund} />
      {isReturnStepLegal('withdraw', state) && <WithdrawReturn orderReturn={orderReturn} />}
    </article>
  );
}

function RefundOfReturn({ refund }: Pick<Return, 'refund'>) {
  if (!refund) return null;
  const amount = money(refund.amount);
  return (
    <p className="mt-3 font-medium">
      {refund.status === 'failed'
        ? `Your refund of ${amount} is delayed. We are looking into it.`
        : `${amount} is on its way to your card. It arrives ${REFUND_ARRIVAL}.`}
    </p>
  );
}

function WithdrawReturn({ orderReturn: { _id, orderId, number } }: { orderReturn: Return }) {
  const [withdraw, { isLoading }] = ordersApi.useWithdrawReturnMutation();
  const confirm = () =>
    withdraw({ _id, orderId })
      .unwrap()
      .then(
        () => notify.success('Return withdrawn.'),
        (error: unknown) => notify.error(messageOf(error, FAILED)),
      );
  return (
    <Button
      ref={passFocusUp}
      look="quiet"
      className="mt-2 -ml-4 sm:-ml-5"
      busy={isLoading}
      aria-label={`Withdraw return ${number}`}
      onClick={() => void confirm()}
    >
      Withdraw
    </Button>
  );
}
