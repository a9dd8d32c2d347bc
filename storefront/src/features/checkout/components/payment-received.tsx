import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Spinner } from '../../../ui/spinner';
import type { Stage } from '../use-checkout';

interface PaymentReceivedProps {
  stage: Extract<Stage, { at: 'confirming' | 'ended' }>;
}

/** After the card: nothing here invites to pay again. */
export function PaymentReceived({ stage }: PaymentReceivedProps) {
  const isWaiting = stage.at === 'confirming';
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
        {textOf(stage)}
      </h1>
      <p role="status" className="text-steel">
        {isWaiting && !stage.isSlow && 'This takes a moment. Please stay on this page.'}
        {isWaiting &&
          stage.isSlow &&
          'This takes longer than usual. You may leave this page: your order will be among My Orders, and we will send you an e-mail.'}
      </p>
      {(!isWaiting || stage.isSlow) && (
        <ButtonLink to="/user/orders" look="outline" size="lg">
          View My Orders
        </ButtonLink>
      )}
    </div>
  );
}

function textOf(stage: PaymentReceivedProps['stage']): string {
  if (stage.at === 'ended') return stage.message;
  return stage.isPaid
    ? 'Your payment was received. We are confirming your order.'
    : 'Your payment is being processed. We will confirm your order as soon as it is through.';
}
