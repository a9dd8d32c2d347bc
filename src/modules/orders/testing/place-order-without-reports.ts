import type { Clock } from '../../../kernel/time.js';
import type { Ids } from '../../../kernel/ids.js';
import { RecordedEvents, SHOP_IN_UTC } from '../../../kernel/testing/fakes.js';
import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { FakeDisputes } from '../../payment/testing/fake-disputes.js';
import { FakeFraudWarnings } from '../../payment/testing/fake-fraud-warnings.js';
import { FakeReportedIntents } from '../../payment/testing/fake-reported-intents.js';
import type { OrderRepository } from '../ports/order-repository.js';
import { PaymentReportsReader } from '../use-cases/payment-reports-reader.js';
import { PlaceOrder } from '../use-cases/place-order.js';

/** Places orders of payments that nobody disputes, for other modules' fixtures. */
export function placeOrderWithoutReports(
  orders: OrderRepository,
  unitOfWork: UnitOfWork,
  ids: Ids,
  clock: Clock,
): PlaceOrder {
  const reports = new PaymentReportsReader(
    new FakeReportedIntents(),
    new FakeDisputes(),
    new FakeFraudWarnings(),
    SHOP_IN_UTC,
  );
  const window = { days: async () => 30, timeZone: async () => 'UTC' };
  return new PlaceOrder(orders, reports, window, new RecordedEvents(), unitOfWork, ids, clock);
}
