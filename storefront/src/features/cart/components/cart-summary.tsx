import { useId, type ComponentProps } from 'react';
import { Button } from '../../../ui/button';
import { Totals } from '../../../ui/totals';

interface CartSummaryProps {
  /** Undefined while it is not known. */
  quote: ComponentProps<typeof Totals>['quote'];
  /** Why the checkout is not possible; undefined where it is. */
  obstacle: string | undefined;
  /** Removes the obstacle, perhaps; undefined where the shopper has to. */
  onRetry: (() => void) | undefined;
  onCheckout: () => void;
}

/** The totals and the button to the checkout. */
export function CartSummary({ quote, obstacle, onRetry, onCheckout }: CartSummaryProps) {
  const obstacleId = useId();
  return (
    <section
      aria-label="Summary"
      className="rounded-card bg-mist p-5 sm:p-7 lg:sticky lg:top-24 lg:self-start"
    >
      <Totals quote={quote} />
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
      {onRetry && (
        <Button look="outline" className="mt-3 w-full" onClick={onRetry}>
          Try again
        </Button>
      )}
    </section>
  );
}
