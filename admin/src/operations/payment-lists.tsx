import type { Schema } from '../../../common/contract/client';
import { Disputes } from './disputes';
import { FraudWarnings } from './fraud-warnings';
import { UnmatchedPayments } from './unmatched-payments';
import { UnmatchedRefunds } from './unmatched-refunds';

type Payments = Pick<
  Schema<'PaymentsInDoubt'>,
  'disputes' | 'fraudWarnings' | 'unmatchedRefunds' | 'paymentsWithoutOrder'
>;

/** What somebody has to decide about, by kind; nothing of a kind that has none. */
export const PaymentLists = ({ payments }: { payments: Payments }) => (
  <>
    <Disputes disputes={payments.disputes} />
    <FraudWarnings warnings={payments.fraudWarnings} />
    <UnmatchedRefunds refunds={payments.unmatchedRefunds} />
    <UnmatchedPayments payments={payments.paymentsWithoutOrder} />
  </>
);

/** How many payments somebody has to decide about. */
export const countOf = (payments: Payments): number =>
  payments.disputes.length +
  payments.fraudWarnings.length +
  payments.unmatchedRefunds.length +
  payments.paymentsWithoutOrder.length;
