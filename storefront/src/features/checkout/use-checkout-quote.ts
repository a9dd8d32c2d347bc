import { useEffect, useRef, useState } from 'react';
import { NOT_DELIVERED } from '../../../../common/contract/order';
import type { ApiError } from '../../api/api-error';
import type { QuoteRequest } from './api';
import type { CheckoutDetails } from './customer-details';
import { codeRefusalOf } from './discount-code';
import { useDiscountCode } from './use-discount-code';
import { PRICE_UNKNOWN, useQuote } from './use-quote';

const TYPING_MS = 400;

/** The price of the cart for the chosen delivery method and the address as it is typed. */
export function useCheckoutQuote(user: string, details: CheckoutDetails) {
  const [methodId, chooseMethod] = useState<string>();
  const [address, settleAddress] = useState(() => toAddress({ ...details, country: undefined }));
  const [isTyping, setTyping] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const discount = useDiscountCode(user);
  const { code } = discount;
  const { quote, isCurrent, isError, error, refetch } = useQuote({
    user,
    ...(code !== undefined && { code, attempt: discount.attempt }),
    ...(methodId !== undefined && { methodId }),
    ...address,
  });
  const refusal = code === undefined ? undefined : codeRefusalOf(error);
  // While it renders, so that the price without the code is asked for at once.
  if (refusal !== undefined) discount.refuse(refusal);
  // A country that is no longer served: the price without it says which are.
  if (address.country !== undefined && isOfCountry(error)) settleAddress({});
  const isOffered = quote?.methods.some(({ _id }) => _id === methodId) ?? false;
  const chosen = (isOffered ? methodId : undefined) ?? quote?.methodId ?? null;
  const isPricing =
    !quote ||
    chosen !== quote.methodId ||
    code !== quote.code ||
    (quote.dependsOnAddress && (!isCurrent || isTyping));
  const isUnknown = isError && isPricing && refusal === undefined;
  if (!isSettled && (quote || isUnknown)) setSettled(true);
  return {
    quote,
    /** The id of the method, as soon as it is chosen. */
    chosen,
    /** Sent with the payment; undefined where there is no choice. */
    methodId: quote && quote.methods.length > 1 ? (quote.methodId ?? undefined) : undefined,
    /** Why it cannot be paid; undefined where it can. A price that no answer can change needs none. */
    obstacle: isUnknown
      ? PRICE_UNKNOWN
      : quote?.methods.length === 0 && quote.shippingCharge !== null
        ? NOT_DELIVERED
        : undefined,
    /** Prices again; undefined where that would not help. */
    retry: isUnknown ? refetch : undefined,
    /** There was a price, or why there is none: from then on the form stays, with what is typed into it. */
    isSettled,
    /** The total may change in a moment. */
    isPricing,
    /** Whether there may be a code to enter. */
    hasDiscountField:
      quote?.hasCodes === true || quote?.code !== undefined || discount.refusal !== undefined,
    discount: {
      code: code === quote?.code ? code : undefined,
      refusal: discount.refusal,
      isApplying: code !== undefined && code !== quote?.code,
      isLimited: quote?.isDiscountLimited === true,
      onApply: discount.apply,
      onRemove: discount.remove,
    },
    chooseMethod,
    /** Called with what is typed; priced once that pauses. */
    setAddress: (typed: CheckoutDetails) => {
      clearTimeout(timer.current);
      const next = toAddress(typed);
      const settle = () => {
        settleAddress(next);
        setTyping(false);
      };
      const isPaused = next.country !== address.country || isSame(next, address);
      setTyping(!isPaused);
      if (isPaused) settle();
      else timer.current = setTimeout(settle, TYPING_MS);
    },
  };
}

type Address = Pick<QuoteRequest, 'country' | 'state' | 'zip'>;

const isSame = (one: Address, other: Address): boolean =>
  one.country === other.country && one.state === other.state && one.zip === other.zip;

function isOfCountry(error: unknown): boolean {
  const { errors = [] } = (error ?? {}) as Partial<ApiError>;
  return errors.some(({ field }) => field === 'country');
}

/** What the price may depend on, as far as it is typed. */
function toAddress({ country, state, zip }: CheckoutDetails): Address {
  const [hasState, hasZip] = [state.trim() !== '', zip.trim() !== ''];
  return { ...(country && { country }), ...(hasState && { state }), ...(hasZip && { zip }) };
}
