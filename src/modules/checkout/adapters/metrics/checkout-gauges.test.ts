import { Metrics } from '../../../../platform/operations/metrics/metrics.js';
import { type OperationsState, OperationsQueries } from '../../ports/operations-queries.js';
import { CheckoutGauges } from './checkout-gauges.js';

class KnownOperations extends OperationsQueries {
  dueSeconds: number | null = 3_600;

  state(): Promise<OperationsState> {
    throw new Error('No gauge needs the whole state.');
  }
  paymentsInDoubt(): Promise<OperationsState> {
    throw new Error('No gauge needs the lists.');
  }
  async checkouts() {
    return { open: 1, overdue: 2, unitsHeld: 3 };
  }
  async countPaymentsWithoutOrder() {
    return 4;
  }
  async disputesToAnswer() {
    return { count: 5, dueSeconds: this.dueSeconds };
  }
  async countPendingFraudWarnings() {
    return 6;
  }
  async countUnmatchedRefunds() {
    return 7;
  }
}

it('shows what Operations knows, each under its own name', async () => {
  const metrics = new Metrics();
  const operations = new KnownOperations();
  new CheckoutGauges(metrics, operations).onModuleInit();
  const shown = async () =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith('shop_'));
  expect(await shown()).toEqual([
    'shop_checkouts_open 1',
    'shop_checkouts_overdue 2',
    'shop_units_held 3',
    'shop_payments_without_order 4',
    'shop_disputes_to_answer 5',
    'shop_dispute_due_seconds 3600',
    'shop_fraud_warnings_pending 6',
    'shop_refunds_unmatched 7',
  ]);
  operations.dueSeconds = null;
  expect(await shown()).toContain('shop_dispute_due_seconds 0');
});
