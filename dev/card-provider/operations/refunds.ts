import type Stripe from 'stripe';
import { behaviourOf } from '../cards.js';
import { badParam, noSuch, refused } from '../http/api-error.js';
import type { Params } from '../http/params.js';
import { newId } from '../new-id.js';
import type { Work } from '../state/work.js';
import { moveBalance } from './balance.js';
import { endFraudWarnings } from './fraud-warnings.js';
import { mergeMetadata } from './metadata.js';
import { inWords } from './money.js';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'];

/** `POST /v1/refunds`: of a payment intent or a charge, whole or in part, never above the charge. */
export function createRefund(work: Work, params: Params): Stripe.Refund {
  params.only('payment_intent', 'charge', 'amount', 'reason', 'metadata');
  const reason = params.stringOrNull('reason');
  if (reason && !REASONS.includes(reason)) {
    throw badParam(
      'reason',
      `Invalid reason: must be one of ${REASONS.slice(0, -1).join(', ')}, or ${REASONS.at(-1)}`,
    );
  }
  const charge = chargeToRefund(work, params);
  const amount = refundableAmount(charge, params.integer('amount'));
  const behaviour = behaviourOf(charge.payment_method_details?.card?.fingerprint);
  const fate = behaviour.does === 'pay' ? behaviour.refund : undefined;
  const fails = fate === 'fails' || work.bank.isRefundRefused();
  const id = newId('re');
  const transaction = moveBalance(work, {
    type: 'refund',
    reporting_category: 'refund',
    description: 'REFUND FOR CHARGE',
    source: id,
    amount: -amount,
    isAvailable: true,
  });
  const refund = work.put<Stripe.Refund>({
    ...blankRefund(id, work.now),
    amount,
    balance_transaction: transaction.id,
    charge: charge.id,
    currency: charge.currency,
    metadata: mergeMetadata({}, params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    status: fate === 'late' ? 'pending' : 'succeeded',
  });
  if (fails || fate === 'late') work.decideLater(refund.id, fails ? 'failed' : 'succeeded');
  const after = work.put(refundedBy(charge, amount));
  work.announce('refund.created', refund);
  work.announce('charge.refunded', after);
  if (after.refunded) endFraudWarnings(work, after);
  return refund;
}

/** `GET /v1/refunds/:id` */
export function retrieveRefund(work: Work, params: Params, id: string): Stripe.Refund {
  params.only();
  const refund = work.find(id);
  if (refund?.object !== 'refund') throw noSuch('refund', id);
  return refund;
}

/** The bank's late decision on a refund. */
export function decideRefund(work: Work, refund: Stripe.Refund, failed: boolean): void {
  const cameBack =
    failed &&
    moveBalance(work, {
      type: 'refund_failure',
      reporting_category: 'refund_failure',
      description: 'REFUND FAILURE',
      source: refund.id,
      amount: refund.amount,
      isAvailable: true,
    });
  const decided = work.put<Stripe.Refund>({
    ...refund,
    status: failed ? 'failed' : 'succeeded',
    ...(cameBack && {
      failure_reason: 'expired_or_canceled_card',
      failure_balance_transaction: cameBack.id,
    }),
  });
  const charge = work.find(String(refund.charge));
  if (failed && charge?.object === 'charge') work.put(refundedBy(charge, -refund.amount));
  work.announce('refund.updated', decided);
  if (failed) work.announce('refund.failed', decided);
}

function chargeToRefund(work: Work, params: Params): Stripe.Charge {
  const chargeId = params.string('charge');
  const intentId = params.string('payment_intent');
  if (!chargeId && !intentId) {
    throw badParam(
      'payment_intent',
      'One of the following params should be provided for this request: payment_intent or charge.',
      'parameter_missing',
    );
  }
  if (chargeId) {
    const charge = work.find(chargeId);
    if (charge?.object !== 'charge') throw noSuch('charge', chargeId, 'charge');
    if (charge.paid) return charge;
    throw refused(
      'charge_not_refundable',
      `Charge ${chargeId} was not paid, so it cannot be refunded.`,
    );
  }
  const intent = work.find(intentId ?? '');
  if (intent?.object !== 'payment_intent') {
    throw noSuch('payment_intent', intentId ?? '', 'payment_intent');
  }
  const charge = work.find(String(intent.latest_charge));
  if (charge?.object === 'charge' && charge.paid) return charge;
  throw refused(
    'payment_intent_unexpected_state',
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    { param: 'payment_intent' },
  );
}

function refundableAmount(charge: Stripe.Charge, wanted: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw refused('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  }
  const amount = wanted ?? left;
  if (amount < 1) {
    throw badParam('amount', 'Invalid positive integer', 'parameter_invalid_integer');
  }
  if (amount <= left) return amount;
  const [asked, rest] = [inWords(amount, charge.currency), inWords(left, charge.currency)];
  throw refused(
    'amount_too_large',
    charge.amount_refunded === 0
      ? `Refund amount (${asked}) is greater than charge amount (${rest})`
      : `Refund amount (${asked}) is greater than unrefunded amount on charge (${rest})`,
    { param: 'amount' },
  );
}

/** The charge after `amount` cents more (or, below 0, less) of it were given back. */
function refundedBy(charge: Stripe.Charge, amount: number): Stripe.Charge {
  const amountRefunded = charge.amount_refunded + amount;
  return { ...charge, amount_refunded: amountRefunded, refunded: amountRefunded === charge.amount };
}

function blankRefund(id: string, created: number): Stripe.Refund {
  return {
    id,
    object: 'refund',
    amount: 0,
    balance_transaction: null,
    charge: null,
    created,
    currency: 'usd',
    customer: null,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: {},
    payment_intent: null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
