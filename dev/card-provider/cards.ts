import { createHash } from 'node:crypto';

/** Why a card is refused, in the provider's words. */
export interface Decline {
  readonly code: string;
  readonly declineCode?: string;
  readonly message: string;
}

/** Why a cardholder contests a payment. */
export type DisputeReason = 'fraudulent' | 'product_not_received';

/** What a card that pays leads to later. */
interface Payment {
  readonly does: 'pay';
  readonly refund?: 'late' | 'fails';
  readonly dispute?: DisputeReason;
  /** The type of fraud that the bank warns of. */
  readonly fraudWarning?: 'made_with_stolen_card';
}

/** What the card's bank does when it is charged. */
export type Behavior =
  | Payment
  | { readonly does: 'decline'; readonly decline: Decline }
  | { readonly does: 'challenge'; readonly then: 'pay' | 'decline' }
  | { readonly does: 'process'; readonly then: 'pay' | 'decline' };

export interface TestCard {
  readonly number: string;
  /** As in `payment_method: 'pm_card_visa'`. */
  readonly name: string;
  readonly brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  readonly behaviour: Behavior;
}

const refusal = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});
const decline = (decline: Decline): Behavior => ({ does: 'decline', decline });
const pay: Behavior = { does: 'pay' };

export const GENERIC_DECLINE = refusal('generic_decline');
export const NOT_A_TEST_CARD = refusal(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://docs.stripe.com/testing.',
);

const card = (
  number: string,
  name: string,
  behaviour: Behavior,
  brand: TestCard['brand'] = 'visa',
): TestCard => ({ number, name: `pm_card_${name}`, brand, behaviour });

/** The provider's test cards, and two of our own with a delayed result: 6660 and 6868. */
const CARDS: readonly TestCard[] = [
  card('4242424242424242', 'visa', pay),
  card('4000056655665556', 'visa_debit', pay),
  card('5555555555554444', 'mastercard', pay, 'mastercard'),
  card('378282246310005', 'amex', pay, 'amex'),
  card('6011111111111117', 'discover', pay, 'discover'),
  card('4000000000000002', 'chargeDeclined', decline(GENERIC_DECLINE)),
  card(
    '4000000000009995',
    'chargeDeclinedInsufficientFunds',
    decline(refusal('insufficient_funds', 'Your card has insufficient funds.')),
  ),
  card('4000000000009987', 'chargeDeclinedLostCard', decline(refusal('lost_card'))),
  card('4000000000009979', 'chargeDeclinedStolenCard', decline(refusal('stolen_card'))),
  card(
    '4000000000000069',
    'chargeDeclinedExpiredCard',
    decline({ code: 'expired_card', message: 'Your card has expired.' }),
  ),
  card(
    '4000000000000127',
    'chargeDeclinedIncorrectCvc',
    decline({ code: 'incorrect_cvc', message: "Your card's security code is incorrect." }),
  ),
  card(
    '4000000000000119',
    'chargeDeclinedProcessingError',
    decline({
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    }),
  ),
  card('4000002500003155', 'authenticationRequiredOnSetup', { does: 'challenge', then: 'pay' }),
  card('4000002760003184', 'authenticationRequired', { does: 'challenge', then: 'pay' }),
  card('4000000000003220', 'threeDSecure2Required', { does: 'challenge', then: 'pay' }),
  card('4000008400001629', 'threeDSecureRequiredChargeDeclined', {
    does: 'challenge',
    then: 'decline',
  }),
  card('4000000000007726', 'pendingRefund', { does: 'pay', refund: 'late' }),
  card('4000000000005126', 'refundFail', { does: 'pay', refund: 'fails' }),
  card('4000000000000259', 'createDispute', { does: 'pay', dispute: 'fraudulent' }),
  card('4000000000002685', 'createDisputeProductNotReceived', {
    does: 'pay',
    dispute: 'product_not_received',
  }),
  card('4000000000005423', 'createIssuerFraudRecord', {
    does: 'pay',
    fraudWarning: 'made_with_stolen_card',
  }),
  card('4000000000006660', 'processing', { does: 'process', then: 'pay' }),
  card('4000000000006868', 'processingDeclined', { does: 'process', then: 'decline' }),
];

/** The fingerprint stands for the number, so that no number is ever stored. */
export const fingerprintOf = (card: TestCard): string => `test${card.number.slice(-4)}`;

/** The same for a number that is no test card; so short that it does not tell the number. */
export const fingerprintOfUnknown = (number: string): string =>
  `live${createHash('sha256').update(number).digest('hex').slice(0, 8)}`;

const byNumber = new Map(CARDS.map((each) => [each.number, each]));
const byName = new Map(CARDS.map((each) => [each.name, each]));
const byFingerprint = new Map(CARDS.map((each) => [fingerprintOf(each), each]));

export const cardByNumber = (number: string): TestCard | undefined => byNumber.get(number);

/** By its `pm_card_…` name; the provider writes some with `visa_` in between, too. */
export const cardByName = (name: string): TestCard | undefined =>
  byName.get(name) ?? byName.get(name.replace('pm_card_visa_charge', 'pm_card_charge'));

/** What the bank of a stored card does. */
export function behaviourOf(fingerprint: string | null | undefined): Behavior {
  return byFingerprint.get(fingerprint ?? '')?.behaviour ?? decline(NOT_A_TEST_CARD);
}
