import type Stripe from 'stripe';
import type { Params } from '../http/params.js';
import type { Stored } from '../state/stored.js';
import type { Work } from '../state/work.js';
import { answerChallenge } from './answer-challenge.js';
import { retrieveBalance, retrieveTransaction } from './balance.js';
import { cancelIntent } from './cancel-intent.js';
import { retrieveCharge } from './charges.js';
import { confirmIntent } from './confirm-intent.js';
import {
  listCharges,
  listDisputes,
  listEvents,
  listFraudWarnings,
  listIntents,
  listRefunds,
  listTransactions,
  retrieveEvent,
} from './listing.js';
import { answerDispute, closeDispute, retrieveDispute } from './disputes.js';
import { retrieveFraudWarning } from './fraud-warnings.js';
import { createIntent, retrieveIntent, updateIntent } from './payment-intents.js';
import { createPaymentMethod, retrievePaymentMethod } from './payment-methods.js';
import { createPayout } from './payouts.js';
import { createRefund, retrieveRefund } from './refunds.js';

/** One call of the API. */
export interface Operation {
  /** As the knobs name it, such as `payment_intents.create`. */
  readonly name: string;
  readonly method: string;
  /** Below `/v1`; `:id` stands for an id. */
  readonly path: string;
  /** May be called with the publishable key. */
  readonly browser: boolean;
  run(work: Work, params: Params, id: string): Stored | Stripe.Balance | Stripe.ApiList<Stored>;
}

const call = (
  name: string,
  method: 'GET' | 'POST',
  path: string,
  run: Operation['run'],
  browser = false,
): Operation => ({ name, method, path, browser, run });

const OPERATIONS: readonly Operation[] = [
  call('payment_intents.create', 'POST', 'payment_intents', createIntent),
  call('payment_intents.list', 'GET', 'payment_intents', listIntents),
  call('payment_intents.retrieve', 'GET', 'payment_intents/:id', retrieveIntent, true),
  call('payment_intents.update', 'POST', 'payment_intents/:id', updateIntent),
  call('payment_intents.confirm', 'POST', 'payment_intents/:id/confirm', confirmIntent, true),
  call('payment_intents.cancel', 'POST', 'payment_intents/:id/cancel', cancelIntent),
  call('payment_intents.challenge', 'POST', 'payment_intents/:id/challenge', answerChallenge, true),
  call('payment_methods.create', 'POST', 'payment_methods', createPaymentMethod, true),
  call('payment_methods.retrieve', 'GET', 'payment_methods/:id', retrievePaymentMethod),
  call('refunds.create', 'POST', 'refunds', createRefund),
  call('refunds.list', 'GET', 'refunds', listRefunds),
  call('refunds.retrieve', 'GET', 'refunds/:id', retrieveRefund),
  call('disputes.list', 'GET', 'disputes', listDisputes),
  call('disputes.retrieve', 'GET', 'disputes/:id', retrieveDispute),
  call('disputes.update', 'POST', 'disputes/:id', answerDispute),
  call('disputes.close', 'POST', 'disputes/:id/close', closeDispute),
  call('early_fraud_warnings.list', 'GET', 'radar/early_fraud_warnings', listFraudWarnings),
  call(
    'early_fraud_warnings.retrieve',
    ...(['GET', 'radar/early_fraud_warnings/:id', retrieveFraudWarning] as const),
  ),
  call('charges.list', 'GET', 'charges', listCharges),
  call('charges.retrieve', 'GET', 'charges/:id', retrieveCharge),
  call('balance.retrieve', 'GET', 'balance', retrieveBalance),
  call('balance_transactions.list', 'GET', 'balance_transactions', listTransactions),
  call('balance_transactions.retrieve', 'GET', 'balance_transactions/:id', retrieveTransaction),
  call('payouts.create', 'POST', 'payouts', createPayout),
  call('events.list', 'GET', 'events', listEvents),
  call('events.retrieve', 'GET', 'events/:id', retrieveEvent),
];

export const OPERATION_NAMES = OPERATIONS.map((operation) => operation.name);

const bySignature = new Map(
  OPERATIONS.map((operation) => [`${operation.method} ${operation.path}`, operation]),
);

/** The operation that a method and a path such as `/v1/refunds/re_1` call, and the id in it. */
export function findOperation(
  method: string,
  path: string,
): { operation: Operation; id: string } | undefined {
  const [version, ...steps] = path.split('/').filter(Boolean);
  // The only kind of object whose name has two steps.
  const [kind, id, verb] =
    steps[0] === 'radar' ? [steps.slice(0, 2).join('/'), ...steps.slice(2)] : steps;
  if (version !== 'v1' || !kind) return undefined;
  const pattern = [kind, id && ':id', verb].filter(Boolean).join('/');
  const operation = bySignature.get(`${method} ${pattern}`);
  return operation && { operation, id: id ?? '' };
}
