import type Stripe from 'stripe';
import { behaviourOf } from '../cards.js';
import { noSuch } from '../http/api-error.js';
import type { Params } from '../http/params.js';
import { newId } from '../new-id.js';
import type { Work } from '../state/work.js';

type Warning = Stripe.Radar.EarlyFraudWarning;

/** The card's bank tells the provider that a charge may be fraud. */
export function issueFraudWarning(work: Work, charge: Stripe.Charge): void {
  const behaviour = behaviourOf(charge.payment_method_details?.card?.fingerprint);
  const fraudType = behaviour.does === 'pay' ? behaviour.fraudWarning : undefined;
  if (!fraudType || typeof charge.payment_intent !== 'string') return;
  const warning = work.put<Warning>({
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.refunded,
    charge: charge.id,
    created: work.now,
    fraud_type: fraudType,
    livemode: false,
    payment_intent: charge.payment_intent,
  });
  work.announce('radar.early_fraud_warning.created', warning);
}

/** The charge is refunded in full or disputed: its warnings ask for nothing more. */
export function endFraudWarnings(work: Work, charge: Stripe.Charge): void {
  for (const warning of work.ledger.warnings.newestFirst()) {
    if (warning.charge !== charge.id || !warning.actionable) continue;
    const ended = work.put<Warning>({ ...warning, actionable: false });
    work.announce('radar.early_fraud_warning.updated', ended);
  }
}

/** `GET /v1/radar/early_fraud_warnings/:id` */
export function retrieveFraudWarning(work: Work, params: Params, id: string): Warning {
  params.only();
  const warning = work.find(id);
  if (warning?.object !== 'radar.early_fraud_warning') throw noSuch('early_fraud_warning', id);
  return warning;
}
