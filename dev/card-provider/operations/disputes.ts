import type Stripe from 'stripe';
import { behaviourOf } from '../cards.js';
import { badParam, noSuch, refused } from '../http/api-error.js';
import type { Params } from '../http/params.js';
import { newId } from '../new-id.js';
import type { Work } from '../state/work.js';
import { DISPUTE_FEE, moveBalance } from './balance.js';
import { endFraudWarnings } from './fraud-warnings.js';

const ANSWER_WITHIN_S = 7 * 86_400;
/** As in the provider's test mode: these words in the evidence decide the dispute. */
const VERDICTS: Readonly<Record<string, 'won' | 'lost'>> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
};

/** The cardholder contests a charge: the bank takes the money at once. */
export function openDispute(work: Work, charge: Stripe.Charge): void {
  const behaviour = behaviourOf(charge.payment_method_details?.card?.fingerprint);
  const reason = behaviour.does === 'pay' ? behaviour.dispute : undefined;
  if (!reason || charge.disputed) return;
  work.put<Stripe.Charge>({ ...charge, disputed: true });
  const id = newId('dp');
  const dispute = work.put<Stripe.Dispute>({
    id,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [
      moveBalance(work, {
        type: 'adjustment',
        reporting_category: 'dispute',
        description: `Chargeback withdrawal for ${charge.id}`,
        source: id,
        amount: -charge.amount,
        fee: DISPUTE_FEE,
        isAvailable: true,
      }),
    ],
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: work.now + ANSWER_WITHIN_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  });
  work.announce('charge.dispute.created', dispute);
  work.announce('charge.dispute.funds_withdrawn', dispute);
  endFraudWarnings(work, charge);
}

/** `GET /v1/disputes/:id` */
export function retrieveDispute(work: Work, params: Params, id: string): Stripe.Dispute {
  params.only();
  return find(work, id);
}

/** `POST /v1/disputes/:id`: evidence; that of the test mode decides at once. */
export function answerDispute(work: Work, params: Params, id: string): Stripe.Dispute {
  params.only('evidence', 'submit');
  const dispute = openOne(work, id);
  const text = params.child('evidence')?.only('uncategorized_text').string('uncategorized_text');
  if (!text) throw badParam('evidence', 'Missing required param: evidence.', 'parameter_missing');
  const verdict = VERDICTS[text];
  if (verdict) return end(work, dispute, verdict);
  const answered = work.put<Stripe.Dispute>({ ...dispute, status: 'under_review' });
  work.announce('charge.dispute.updated', answered);
  return answered;
}

/** `POST /v1/disputes/:id/close`: the shop accepts that it lost. */
export function closeDispute(work: Work, params: Params, id: string): Stripe.Dispute {
  params.only();
  return end(work, openOne(work, id), 'lost');
}

function end(work: Work, dispute: Stripe.Dispute, status: 'won' | 'lost'): Stripe.Dispute {
  const back =
    status === 'won'
      ? moveBalance(work, {
          type: 'adjustment',
          reporting_category: 'dispute_reversal',
          description: `Chargeback reversal for ${String(dispute.charge)}`,
          source: dispute.id,
          amount: dispute.amount,
          isAvailable: true,
        })
      : [];
  const ended = work.put<Stripe.Dispute>({
    ...dispute,
    balance_transactions: dispute.balance_transactions.concat(back),
    status,
  });
  if (status === 'won') work.announce('charge.dispute.funds_reinstated', ended);
  work.announce('charge.dispute.closed', ended);
  return ended;
}

function openOne(work: Work, id: string): Stripe.Dispute {
  const dispute = find(work, id);
  if (dispute.status === 'needs_response' || dispute.status === 'under_review') return dispute;
  throw refused('dispute_already_closed', 'This dispute is already closed.');
}

function find(work: Work, id: string): Stripe.Dispute {
  const dispute = work.find(id);
  if (dispute?.object !== 'dispute') throw noSuch('dispute', id);
  return dispute;
}
