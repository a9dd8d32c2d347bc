import { CardElement } from '@stripe/react-stripe-js';
import type { StripeCardElementChangeEvent, StripeCardElementOptions } from '@stripe/stripe-js';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Skeleton } from '../../../ui/skeleton';

interface CardFieldProps {
  error: string | undefined;
  disabled: boolean;
  /** The provider's script failed to load. */
  isUnavailable: boolean;
  onRetry: () => void;
  onChange: (event: StripeCardElementChangeEvent) => void;
}

/** The provider's element is a bare input in a frame; its container gets the look of our inputs. */
const FRAME =
  'has-[iframe]:min-h-12 has-[iframe]:rounded-sm has-[iframe]:border has-[iframe]:border-ink/25 ' +
  'has-[iframe]:px-4 has-[iframe]:py-3.5 has-[iframe]:[&.StripeElement--focus]:outline-2';

/** The provider renders into a document of its own, where our stylesheet does not apply. */
const STYLE: StripeCardElementOptions['style'] = {
  base: {
    color: '#0e1113',
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontSize: '16px',
    '::placeholder': { color: '#56616b' },
  },
  invalid: { color: '#c62f38' },
};

/** The provider's card element, with its error below. */
export function CardField({ error, disabled, isUnavailable, onRetry, onChange }: CardFieldProps) {
  const [isReady, setReady] = useState(false);
  if (isUnavailable) {
    return (
      <div role="alert" className="rounded-sm bg-mist p-5">
        <p className="font-semibold">The card form could not be loaded.</p>
        <p className="mt-1 text-sm text-steel">
          Your cart is safe. Please check your connection and try again.
        </p>
        <Button look="outline" className="mt-4" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div>
      <div className="relative min-h-13">
        {!isReady && <Skeleton className="absolute inset-0" />}
        <CardElement
          options={{ hidePostalCode: true, style: STYLE, disabled }}
          onReady={() => setReady(true)}
          onChange={onChange}
          className={FRAME}
        />
      </div>
      <p
        role="alert"
        className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-sale empty:hidden"
      >
        {error && <Icon name="alert" className="mt-0.5 size-4 shrink-0" />}
        {error}
      </p>
    </div>
  );
}
