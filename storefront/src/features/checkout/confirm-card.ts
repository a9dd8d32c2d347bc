import type {
  PaymentIntent,
  PaymentIntentResult,
  Stripe,
  StripeCardElement,
  StripeError,
} from '@stripe/stripe-js';
import type { CheckoutDetails } from './customer-details';

/** The provider's result of a payment. */
export type CardAnswer =
  /** Paid, or the bank is still deciding. */
  | { kind: 'paid' | 'processing' }
  /** The shopper may try again; the message is the provider's. */
  | { kind: 'failed'; message: string }
  /** The provider's script threw an error. */
  | { kind: 'broken' }
  /** No payment was attempted. */
  | { kind: 'unpaid' };

/** The part of the provider that is used, so that tests can pass their own. */
export type CardProvider = Pick<
  Stripe,
  'confirmCardPayment' | 'retrievePaymentIntent' | 'handleNextAction'
>;

const REFUSED = 'Your card could not be charged.';

/** Errors after which the payment may have gone through all the same. */
const UNSURE = new Set(['api_connection_error', 'api_error', 'payment_intent_unexpected_state']);

/** The result where the provider's script threw: the state of the payment is unknown. */
const BROKEN: PaymentIntentResult = { error: { type: 'api_error' } };

/** Confirms the payment with the card; the provider authenticates the shopper where the bank asks for it. */
export async function confirmCard(
  provider: CardProvider,
  clientSecret: string,
  card: StripeCardElement,
  details: CheckoutDetails,
): Promise<CardAnswer> {
  const { fullName: name, email, phone, address: line1, city, state, zip, country } = details;
  const address = { line1, city, state, postal_code: zip, ...(country && { country }) };
  const billing_details = { name, email, phone, address };
  const { paymentIntent, error } = await answered(() =>
    provider.confirmCardPayment(clientSecret, { payment_method: { card, billing_details } }),
  );
  if (paymentIntent) return tried(answerOf(paymentIntent));
  if (UNSURE.has(error.type) || UNSURE.has(error.code ?? '')) {
    const { paymentIntent: known } = await lookUp(provider, clientSecret);
    const answer = known && answerOf(known);
    if (answer?.kind === 'paid' || answer?.kind === 'processing') return answer;
  }
  return failureOf(error);
}

/** Continues a payment that a reload has interrupted; the authentication starts again. */
export async function resumeCard(
  provider: CardProvider,
  clientSecret: string,
  isOver: () => boolean,
): Promise<CardAnswer> {
  const { paymentIntent, error } = await lookUp(provider, clientSecret);
  if (error) return failureOf(error);
  if (paymentIntent.status !== 'requires_action' || isOver()) return answerOf(paymentIntent);
  const bank = await answered(() => provider.handleNextAction({ clientSecret }));
  if (bank.error) return failureOf(bank.error);
  return bank.paymentIntent ? answerOf(bank.paymentIntent) : { kind: 'unpaid' };
}

/** How the bank's decision is waited for. */
export interface PollingOptions {
  /** Resolves after so many ms. */
  wait: (ms: number) => Promise<void>;
  /** The page has been left. */
  isOver: () => boolean;
}

const LOOK_AGAIN_MS = 2_000;

/** Polls the provider until the bank has decided; null where the page has been left. */
export async function awaitBank(
  provider: CardProvider,
  clientSecret: string,
  { wait, isOver }: PollingOptions,
): Promise<CardAnswer | null> {
  while (!isOver()) {
    await wait(LOOK_AGAIN_MS);
    const { paymentIntent } = await lookUp(provider, clientSecret);
    if (!paymentIntent || paymentIntent.status === 'processing') continue;
    const said = paymentIntent.last_payment_error?.message;
    return said ? { kind: 'failed', message: said } : tried(answerOf(paymentIntent));
  }
  return null;
}

const lookUp = (provider: CardProvider, clientSecret: string) =>
  answered(() => provider.retrievePaymentIntent(clientSecret));

async function answered<Answer>(call: () => Promise<Answer>): Promise<Answer | typeof BROKEN> {
  try {
    return await call();
  } catch {
    return BROKEN;
  }
}

function answerOf({ status }: PaymentIntent): CardAnswer {
  if (status === 'succeeded') return { kind: 'paid' };
  if (status === 'processing') return { kind: 'processing' };
  return { kind: 'unpaid' };
}

/** After an attempt, an unpaid payment is a failure. */
function tried(answer: CardAnswer): CardAnswer {
  return answer.kind === 'unpaid' ? { kind: 'failed', message: REFUSED } : answer;
}

function failureOf(error: StripeError): CardAnswer {
  if (error === BROKEN.error) return { kind: 'broken' };
  return { kind: 'failed', message: error.message ?? REFUSED };
}
