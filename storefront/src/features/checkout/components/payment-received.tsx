import { useEffect, useRef } from 'react';
import { PAYMENT_PROCESSING } from '../../../../../common/contract/order';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Spinner } from '../../../ui/spinner';
import type { CheckoutState } from '../checkout-machine';

interface PaymentReceivedProps {
  state: Extract<CheckoutState, { at: 'awaiting-bank' | 'awaiting-order' | 'placed' | 'ended' }>;
}

/** Shown after the card was charged; it offers no second payment. */
export function PaymentReceived({ state }: PaymentReceivedProps) {
  const isWaiting = state.at !== 'ended';
  const isSlow = state.at === 'awaiting-order' && state.isSlow;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mx-auto flex min-h-[50vh] max-w-2xl flex-col items-center justify-center gap-5 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-mist">
        {isWaiting ? <Spinner className="size-8" /> : <Icon name="alert" className="size-7" />}
      </span>
      <h1 ref={title} tabIndex={-1} className="text-h2 outline-none">
        {textOf(state)}
      </h1>
      <p role="status" className="text-steel">
        {isWaiting && !isSlow && 'This takes a moment. Please stay on this page.'}
        {isWaiting &&
          isSlow &&
          'This is taking longer than usual. You can leave this page: we will email you, and your order will appear in My Orders.'}
      </p>
      {(!isWaiting || isSlow) && (
        <ButtonLink to="/user/orders" look="outline" size="lg">
          View My Orders
        </ButtonLink>
      )}
    </div>
  );
}

function textOf(state: PaymentReceivedProps['state']): string {
  if (state.at === 'ended') return state.message;
  return state.at === 'awaiting-bank'
    ? PAYMENT_PROCESSING
    : 'Your payment was received. We are confirming your order.';
}
