import { zodResolver } from '@hookform/resolvers/zod';
import { CardElement, useElements } from '@stripe/react-stripe-js';
import type { StripeCardElement, StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Problem } from '../../../ui/problem';
import type { FieldErrors } from '../checkout-machine';
import { customerDetailsSchema, phoneFor, type CheckoutDetails } from '../customer-details';
import { isField } from '../refusal';
import { useAddressRules } from '../use-address-rules';
import { CardField } from './card-field';
import { CustomerFields } from './customer-fields';

interface CheckoutFormProps {
  initial: CheckoutDetails;
  /** The phone number of the profile. */
  knownPhone: string | null | undefined;
  /** Where the shop delivers to, the default first. */
  countries: readonly string[];
  /** Why the last attempt failed. */
  problem: string | undefined;
  /** The server's errors, by field. */
  fieldErrors: FieldErrors | undefined;
  isPaying: boolean;
  /** Why it cannot be paid; undefined where it can. */
  obstacle: string | undefined;
  /** Removes the obstacle, perhaps; undefined where the shopper cannot. */
  onRetry: (() => void) | undefined;
  /** The total may change in a moment. */
  isPricing: boolean;
  /** The provider's script failed to load. */
  isProviderUnavailable: boolean;
  onRetryProvider: () => void;
  /** Called with what is typed, so that a reload does not lose it. */
  onDraft: (details: CheckoutDetails) => void;
  onPay: (details: CheckoutDetails, card: StripeCardElement) => void;
  /** Rendered after the address: the delivery methods, where there is a choice. */
  delivery: ReactNode;
  /** Rendered beside the form, and between its parts on small screens. */
  summary: ReactNode;
}

const INCOMPLETE = 'Please fill in your card details.';

/** Customer details and card; rendered inside the provider's context. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { initial, knownPhone, countries, problem, fieldErrors, isPaying, isProviderUnavailable } =
    props;
  const { obstacle, onRetry, isPricing, onDraft, onPay, delivery, summary } = props;
  const elements = useElements();
  const paymentTitle = useRef<HTMLHeadingElement>(null);
  const [card, setCard] = useState<StripeCardElementChangeEvent>();
  const [isCardMissing, setCardMissing] = useState(false);
  const { country, rules, isAsked, choose } = useAddressRules(countries, initial.country);
  const form = useForm<CheckoutDetails>({
    resolver: zodResolver(customerDetailsSchema(rules)),
    defaultValues: {
      ...initial,
      phone: phoneFor(country, initial.phone, knownPhone),
      country: isAsked ? country : undefined,
    },
  });
  const { handleSubmit, setError, setFocus, getValues, setValue, clearErrors } = form;

  const followCountry = useEffectEvent(() => {
    if (!isAsked && getValues('country') === undefined) return;
    setValue('country', isAsked ? country : undefined);
    onDraft(getValues());
  });
  // Also where the shop stops delivering to the country that is chosen.
  useEffect(() => followCountry(), [isAsked, country]);

  useEffect(() => {
    for (const { field, message } of fieldErrors?.toReversed() ?? []) {
      if (!isField(field)) continue;
      setError(field, { message });
      setFocus(field);
    }
  }, [fieldErrors, setError, setFocus]);

  const cardElement = () => {
    const element = elements?.getElement(CardElement);
    if (!element) throw new Error('Card element not found');
    return element;
  };
  const submit = handleSubmit(
    (details) => {
      const element = cardElement();
      if (!card?.complete) {
        setCardMissing(true);
        element.focus();
        return;
      }
      onPay(details, element);
    },
    () => setCardMissing(!card?.complete),
  );

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={() => onDraft(getValues())}
      inert={isPaying}
      className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[1fr_26rem] lg:gap-x-16"
    >
      <div className="flex flex-col gap-10">
        <CustomerFields
          form={form}
          countries={countries}
          country={country}
          rules={rules}
          onCountry={(chosen) => {
            choose(chosen);
            setValue('phone', phoneFor(chosen, getValues('phone'), knownPhone));
            setValue('state', '');
            setValue('zip', '');
            clearErrors();
          }}
        />
        {delivery}
      </div>
      <div className="lg:sticky lg:top-24 lg:row-span-2">{summary}</div>
      <section aria-labelledby="payment">
        <h2 ref={paymentTitle} id="payment" tabIndex={-1} className="mb-5 text-h3 outline-none">
          Payment
        </h2>
        <CardField
          error={
            card?.error?.message ?? (isCardMissing && !card?.complete ? INCOMPLETE : undefined)
          }
          disabled={isPaying}
          isUnavailable={isProviderUnavailable}
          onRetry={props.onRetryProvider}
          onChange={setCard}
        />
        {(obstacle ?? problem) && (
          <div className="mt-5">
            <Problem text={obstacle ?? problem ?? ''}>
              {obstacle && onRetry && (
                <button
                  type="button"
                  className="-my-2.5 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                  onClick={() => {
                    // The button goes with the problem.
                    paymentTitle.current?.focus();
                    onRetry();
                  }}
                >
                  Try again
                </button>
              )}
            </Problem>
          </div>
        )}
        <Button
          type="submit"
          look="volt"
          size="lg"
          className="mt-6 w-full"
          busy={isPaying}
          disabled={!elements || isProviderUnavailable || isPaying || isPricing || !!obstacle}
        >
          {isPaying ? 'Processing...' : 'Proceed to Payment'}
        </Button>
        <p className="mt-4 flex justify-center gap-2 text-sm text-steel">
          <Icon name="shield" className="mt-0.5 size-4 shrink-0" />
          Your card goes straight to the card provider. We never see its number.
        </p>
      </section>
    </form>
  );
}
