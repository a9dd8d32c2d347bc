import { useEffect, useRef, useState } from 'react';
import type { CustomerDetails } from './customer-details';
import { useQuote } from './use-quote';

const TYPING_MS = 400;

/** The price of the cart for the chosen delivery method and the address as it is typed. */
export function useCheckoutQuote(user: string, details: CustomerDetails) {
  const [methodId, chooseMethod] = useState<string>();
  const [{ state, zip }, settleAddress] = useState(details);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { quote, isCurrent, isError } = useQuote({
    user,
    ...(methodId !== undefined && { methodId }),
    ...(state.trim() !== '' && zip.trim() !== '' && { state, zip }),
  });
  const isOffered = quote?.methods.some(({ _id }) => _id === methodId) ?? false;
  const chosen = (isOffered ? methodId : undefined) ?? quote?.methodId ?? null;
  return {
    quote,
    /** The id of the method, as soon as it is chosen. */
    chosen,
    /** Sent with the payment; undefined where there is no choice. */
    methodId: quote && quote.methods.length > 1 ? (quote.methodId ?? undefined) : undefined,
    /** Why it cannot be paid; undefined where it can. */
    obstacle: isError
      ? 'The total is not available right now. Please try again in a moment.'
      : quote?.methods.length === 0 && quote.shippingCharge !== null
        ? 'We do not deliver this order to your address.'
        : undefined,
    /** The total may change in a moment. */
    isPricing: !quote || chosen !== quote.methodId || (quote.dependsOnAddress && !isCurrent),
    chooseMethod,
    /** Called with what is typed; priced once that pauses. */
    setAddress: (typed: CustomerDetails) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settleAddress(typed), TYPING_MS);
    },
  };
}
