import { useId } from 'react';
import { money } from '../../../format/money';
import { Button } from '../../../ui/button';

interface CartSummaryProps {
  /** Dollars. */
  total: number;
  /** Why one cannot go on; undefined where one can. */
  obstacle: string | undefined;
  onCheckout: () => void;
}

const DELIVERY = 0;

/** What it comes to, and on to the checkout. */
export function CartSummary({ total, obstacle, onCheckout }: CartSummaryProps) {
  const obstacleId = useId();
  return (
    <section
      aria-label="Summary"
      className="rounded-card bg-mist p-5 sm:p-7 lg:sticky lg:top-24 lg:self-start"
    >
      <dl className="flex flex-col gap-3">
        <div className="flex justify-between gap-4">
          <dt className="text-steel">Subtotal</dt>
          <dd className="font-medium tabular-nums">{money(total)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-steel">Delivery Charge</dt>
          <dd className="font-medium tabular-nums">{money(DELIVERY)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-t border-ink/15 pt-4">
          <dt className="text-h3 font-heading font-bold">Total</dt>
          <dd
            aria-live="polite"
            aria-atomic="true"
            className="font-heading text-price font-bold tabular-nums"
          >
            <span className="sr-only">Total </span>
            {money(total)}
          </dd>
        </div>
      </dl>
      <Button
        look="volt"
        size="lg"
        className="mt-6 w-full"
        disabled={obstacle !== undefined}
        aria-describedby={obstacle ? obstacleId : undefined}
        onClick={onCheckout}
      >
        Proceed to Checkout
      </Button>
      {obstacle && (
        <p id={obstacleId} role="status" className="mt-3 text-center text-sm font-medium text-sale">
          {obstacle}
        </p>
      )}
    </section>
  );
}
