import type { Due } from '../state/stored.js';
import type { Work } from '../state/work.js';
import { decline, pay } from './attempt.js';
import { openDispute } from './disputes.js';
import { issueFraudWarning } from './fraud-warnings.js';
import { decideRefund } from './refunds.js';

/** The bank decides on a payment that was processing, or on a refund; it warns, or the holder contests. */
export function decide(work: Work, due: Due): void {
  work.decided(due.id);
  const object = work.find(due.id);
  if (object?.object === 'refund') decideRefund(work, object, due.becomes === 'failed');
  if (object?.object === 'charge' && due.becomes === 'disputed') openDispute(work, object);
  if (object?.object === 'charge' && due.becomes === 'warned') issueFraudWarning(work, object);
  if (object?.object !== 'payment_intent' || object.status !== 'processing') return;
  const method = work.find(String(object.payment_method));
  if (method?.object !== 'payment_method') return;
  if (due.becomes === 'failed') decline(work, object, method);
  else pay(work, object, method);
}
