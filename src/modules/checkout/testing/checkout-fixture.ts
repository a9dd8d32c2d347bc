import { MINUTE_MS } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import {
  CountingIds,
  RecordedEvents,
  SettableClock,
  SettableFailpoints,
} from '../../../kernel/testing/fakes.js';
import { FakeUserQueries } from '../../auth/testing/fake-user-queries.js';
import { FakeUserRepository } from '../../auth/testing/fake-user-repository.js';
import { FakeCartRepository } from '../../cart/testing/fake-cart-repository.js';
import { FakeCatalog } from '../../catalog/testing/fake-catalog.js';
import { CountSold } from '../../catalog/use-cases/count-sold.js';
import { FakeStock } from '../../catalog/testing/fake-stock.js';
import { idOf } from '../../catalog/testing/fixtures.js';
import { FakeDeliveryQueries } from '../../delivery/testing/fake-delivery-queries.js';
import { FakeBillingDocuments } from '../../invoices/testing/fake-billing-documents.js';
import { SELLER } from '../../invoices/testing/invoice-fixtures.js';
import { DocumentHeaders } from '../../invoices/use-cases/document-headers.js';
import { FakeLedgerEntries } from '../../books/testing/fake-ledger-entries.js';
import { EnterSale } from '../../books/use-cases/enter-sale.js';
import { PrepareEntries } from '../../books/use-cases/prepare-entries.js';
import { IssueInvoice } from '../../invoices/use-cases/issue-invoice.js';
import { FakeDiscountRepository } from '../../discounts/testing/fake-discount-repository.js';
import { FakeDiscountUses, type PastHold } from '../../discounts/testing/fake-discount-uses.js';
import { FakeOfferedDiscounts } from '../../discounts/testing/fake-offered-discounts.js';
import { CheckDiscount } from '../../discounts/use-cases/check-discount.js';
import { ReserveDiscount } from '../../discounts/use-cases/reserve-discount.js';
import { InMemoryOrderQueries } from '../../orders/testing/in-memory-order-queries.js';
import { InMemoryOrderRepository } from '../../orders/testing/in-memory-order-repository.js';
import { placeOrderWithoutReports } from '../../orders/testing/place-order-without-reports.js';
import { FakeDeclineLimits } from '../../payment/testing/fake-decline-limits.js';
import { FakeRefunds } from '../../payment/testing/fake-refunds.js';
import { FakeTaxRates } from '../../tax/testing/fake-tax-rates.js';
import type { CheckoutSettings } from '../ports/hold-periods.js';
import { AddressFormats } from '../use-cases/address-formats.js';
import { BeginCheckout } from '../use-cases/begin-checkout.js';
import { CheckoutIntents } from '../use-cases/checkout-intents.js';
import { CompleteCheckout } from '../use-cases/complete-checkout.js';
import { CreateOrder } from '../use-cases/create-order.js';
import { ApplyIntentUpdate } from '../use-cases/apply-intent-update.js';
import { GrantHold } from '../use-cases/grant-hold.js';
import { MakeRoom } from '../use-cases/make-room.js';
import { PreparePricing } from '../use-cases/prepare-pricing.js';
import { QuoteCart } from '../use-cases/quote-cart.js';
import { PlacePaidOrder } from '../use-cases/place-paid-order.js';
import { ReconcilePayments } from '../use-cases/reconcile-payments.js';
import { ReleaseCheckout } from '../use-cases/release-checkout.js';
import { CloseCheckout } from '../use-cases/close-checkout.js';
import { StartPayment } from '../use-cases/start-payment.js';
import { SweepCheckouts } from '../use-cases/sweep-checkouts.js';
import { FakePayments } from './fake-payments.js';
import { FakeReconciliation } from './fake-reconciliation.js';
import { InMemoryHoldPeriods } from './in-memory-hold-periods.js';
import { InMemoryCheckoutRepository } from './in-memory-checkout-repository.js';

/** Two products. */
export const [BELL, MAT] = [idOf(1), idOf(2)] as const;

/** How long a payment holds its products, in ms. */
export const HOLD_MS = 15 * MINUTE_MS;

/**
 * Tracks open transactions, so that network calls inside one are detected. One that fails leaves the given
 * stores as they were.
 */
class WatchedUnitOfWork extends UnitOfWork {
  depth = 0;

  constructor(private readonly stores: readonly Map<string, unknown>[]) {
    super();
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = this.stores.map((store) => [...store]);
    this.depth++;
    try {
      return await work();
    } catch (error) {
      for (const [index, store] of this.stores.entries()) {
        store.clear();
        for (const [id, row] of before[index] ?? []) store.set(id, row);
      }
      throw error;
    } finally {
      this.depth--;
    }
  }
}

/** All use cases of the checkout on fakes, with an empty catalog. */
export function checkoutFixture(
  settings: Partial<Pick<CheckoutSettings, 'maxUnits' | 'isHoldLimited'>> = {},
) {
  const clock = new SettableClock();
  const failpoints = new SettableFailpoints();
  const [checkouts, carts, catalog] = [
    new InMemoryCheckoutRepository(clock),
    new FakeCartRepository(),
    new FakeCatalog(),
  ];
  const uow = new WatchedUnitOfWork([checkouts.rows, catalog.all, catalog.held]);
  const payments = new FakePayments(
    () => uow.depth > 0,
    () => clock.now(),
  );
  const stock = new FakeStock(catalog);
  const [delivery, taxes] = [new FakeDeliveryQueries(), new FakeTaxRates()];
  const addresses = new AddressFormats(delivery, taxes);
  const [orders, refunds, reconciliation] = [
    new InMemoryOrderRepository(),
    new FakeRefunds(),
    new FakeReconciliation(),
  ];
  const codes = new FakeDiscountRepository();
  const discountUses = new FakeDiscountUses(
    codes,
    () => presentUses(checkouts, orders),
    () => codeHolds(checkouts),
  );
  const checkDiscount = new CheckDiscount(discountUses, clock);
  const holdPeriods = new InMemoryHoldPeriods(clock, () =>
    [...checkouts.rows.values()].filter(({ status }) => status === 'open'),
  );
  const holdSettings = { holdMs: HOLD_MS, maxUnits: null, isHoldLimited: false, ...settings };
  const grantHold = new GrantHold(holdPeriods, holdSettings, {
    current: async () => ({ timeZone: 'America/New_York' }),
  });
  const pricing = new PreparePricing(
    ...([addresses, delivery, taxes, carts, catalog, checkDiscount, grantHold, clock] as const),
  );
  const declines = new FakeDeclineLimits();
  const intents = new CheckoutIntents(payments, checkouts, failpoints);
  const ids = new CountingIds();
  const users = new FakeUserRepository();
  const placeOrder = placeOrderWithoutReports(orders, uow, ids, clock);
  const events = new RecordedEvents();
  const documents = new FakeBillingDocuments();
  const headers = new DocumentHeaders({ current: async () => SELLER }, ids, clock);
  const ledger = new FakeLedgerEntries(clock);
  const enterSale = new EnterSale(
    ledger,
    new PrepareEntries(ledger, { current: async () => ({ timeZone: 'UTC', country: 'US' }) }),
  );
  const place = new PlacePaidOrder(
    ...([checkouts, placeOrder, stock, carts, new FakeUserQueries(users)] as const),
    ...([
      holdPeriods,
      new IssueInvoice(documents, headers),
      enterSale,
      discountUses,
      events,
      uow,
    ] as const),
  );
  // Not in a unit of work that is watched: nobody waits for it.
  const countSold = new CountSold(stock, new WatchedUnitOfWork([]), clock);
  const complete = new CompleteCheckout(
    payments,
    checkouts,
    new InMemoryOrderQueries(orders),
    place,
    stock,
    refunds,
    uow,
    countSold,
    failpoints,
  );
  const release = new ReleaseCheckout(checkouts, stock, holdPeriods, uow);
  const settle = new CloseCheckout(intents, payments, complete, release, declines, failpoints);
  const begin = new BeginCheckout(
    checkouts,
    carts,
    catalog,
    stock,
    pricing,
    uow,
    grantHold,
    new ReserveDiscount(discountUses, clock),
    ids,
    failpoints,
  );
  const makeRoom = new MakeRoom(holdPeriods, stock, checkouts, payments, settle, uow, holdSettings);
  const start = new StartPayment(begin, intents, settle, declines, makeRoom);
  return {
    clock,
    failpoints,
    payments,
    checkouts,
    carts,
    catalog,
    stock,
    orders,
    refunds,
    reconciliation,
    users,
    declines,
    events,
    delivery,
    taxes,
    documents,
    addresses,
    codes,
    discountUses,
    ledger,
    quote: new QuoteCart(carts, catalog, pricing, new FakeOfferedDiscounts(codes, clock)),
    start,
    complete,
    release,
    create: new CreateOrder(complete),
    follow: new ApplyIntentUpdate(complete, release),
    sweep: new SweepCheckouts(checkouts, settle, makeRoom),
    reconcile: new ReconcilePayments(payments, complete, checkouts, reconciliation, uow, clock),
    /** A user starts to pay 50 dollars for one bell, whatever is in the cart. */
    begin: (userId: string) => {
      carts.fill(userId, [{ productId: BELL, quantity: 1 }]);
      return start.execute({ userId, amountCents: 5_000, customerDetails: null });
    },
    /** Adds a product with that stock. */
    sell: (id: string, priceCents: number, quantity: number) =>
      catalog.sell(id, { priceCents, quantity }),
  };
}

/** The open checkouts and standing orders with a code. */
function presentUses(checkouts: InMemoryCheckoutRepository, orders: InMemoryOrderRepository) {
  const held = [...checkouts.rows.values()].flatMap(({ status, userId, pricing: { code } }) =>
    status === 'open' && code !== null ? [{ code, userId, orderId: null }] : [],
  );
  const ordered = [...orders.rows.values()].flatMap(({ snapshot, state: { status } }) => {
    const { id: orderId, userId, discountCode: code } = snapshot;
    return status !== 'canceled' && code !== null ? [{ code, userId, orderId }] : [];
  });
  return [...held, ...ordered];
}

/** For which times checkouts had a code. */
function codeHolds({ rows, closedAt }: InMemoryCheckoutRepository): PastHold[] {
  return [...rows.values()].flatMap(({ id, userId, status, createdAt, heldUntil, pricing }) => {
    if (pricing.code === null) return [];
    const ends = [heldUntil, closedAt.get(id) ?? heldUntil].map((end) => end.getTime());
    const until = new Date(Math.min(...ends));
    const isBought = status === 'completed';
    return [{ code: pricing.code, userId, from: createdAt, until, isBought }];
  });
}

export type CheckoutFixture = ReturnType<typeof checkoutFixture>;
