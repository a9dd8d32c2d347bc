import { NO_TRACKING, type Tracking } from '../../../../common/contract/parcel.js';
import { NO_REPORTS } from '../domain/order-payment.js';
import { Order } from '../domain/order.js';
import type { OrderQueries } from '../ports/order-queries.js';
import type { OrderRepository } from '../ports/order-repository.js';
import { newOrderSnapshot, PLACED_AT } from './order-fixtures.js';

interface Store {
  readonly orders: OrderRepository;
  readonly queries: OrderQueries;
  /** Two users, who are called Ada and Root. */
  readonly users: readonly [ada: string, root: string];
  readonly inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

const PARCEL = { id: '01900000-0000-7000-8000-000000009001', tracking: NO_TRACKING };
const LATER = new Date(PLACED_AT.getTime() + 60_000);

/** The contract of every order repository. `make` returns an empty one. */
export function orderRepositoryContract(make: () => Promise<Store>): void {
  const stored = async () => {
    const store = await make();
    const { orders, users, inTransaction } = store;
    const snapshot = newOrderSnapshot(1, users[0]);
    const placed = await inTransaction(() => orders.add(Order.place(snapshot)));
    const change = (work: (order: Order) => void) =>
      inTransaction(async () => {
        const order = (await orders.lock(snapshot.id))!;
        work(order);
        await orders.update(order);
      });
    return { ...store, snapshot, placed, change };
  };

  it('reads back a new order, whole, with its number and its history', async () => {
    const { queries, snapshot, placed } = await stored();
    expect(placed).toEqual({
      id: snapshot.id,
      number: expect.any(Number),
      userId: snapshot.userId,
      transactionId: 'pi_1',
    });
    const { checkoutId: _checkoutId, placedAt, lines, ...sale } = snapshot;
    expect(await queries.find(snapshot.id)).toEqual({
      ...sale,
      number: placed.number,
      country: 'US',
      isAbroad: false,
      lostCents: 0,
      partRefundedCents: 0,
      createdAt: placedAt,
      status: 'pending',
      paymentStatus: 'paid',
      userName: 'Ada',
      userEmail: `${snapshot.userId}@example.com`,
      lines: lines.map((line) => ({ ...line, srcset: [] })),
      parcels: [],
      refunds: [],
      history: [
        { at: PLACED_AT, by: 'Shop', what: 'payment', detail: '$115.00 paid by card' },
        { at: PLACED_AT, by: 'Ada', what: 'status', detail: 'pending' },
      ],
    });
    expect(await queries.sale(snapshot.id)).toMatchObject({
      status: 'pending',
      totalCents: 11_500,
    });
  });

  it('corrects an address, and leaves state and ZIP', async () => {
    const { orders, queries, snapshot, inTransaction } = await stored();
    const corrected = {
      fullName: 'Ada King',
      phone: '0123456780',
      address: '2 Side Street',
      city: 'Ely',
    };
    await inTransaction(() => orders.correctAddress(snapshot.id, corrected));
    expect((await queries.find(snapshot.id))!.customerDetails).toEqual({
      ...snapshot.customerDetails,
      ...corrected,
    });
  });

  it('stores a new order whose payment was lost already', async () => {
    const { orders, queries, users, inTransaction } = await make();
    const snapshot = newOrderSnapshot(1, users[0]);
    const order = Order.place(snapshot);
    order.updatePayment(
      { paymentStatus: 'dispute_lost', lostCents: 500, partRefundedCents: 0 },
      NO_REPORTS,
      PLACED_AT,
    );
    await inTransaction(() => orders.add(order));
    expect(await queries.find(snapshot.id)).toMatchObject({
      paymentStatus: 'dispute_lost',
      lostCents: 500,
    });
  });

  it('finds an order by its checkout, its transaction and its number', async () => {
    const { queries, snapshot, placed } = await stored();
    expect(await queries.findByCheckout(snapshot.checkoutId)).toEqual(placed);
    expect(await queries.findByTransaction('pi_1')).toEqual(placed);
    expect(await queries.findByNumber(placed.number)).toEqual(placed);
    expect(await queries.findByNumber(placed.number + 1)).toBeUndefined();
    const other = newOrderSnapshot(2, snapshot.userId);
    expect(await queries.findByCheckout(other.checkoutId)).toBeUndefined();
    expect(await queries.findByTransaction('pi_2')).toBeUndefined();
    expect(await queries.find(other.id)).toBeUndefined();
  });

  it('knows no order of an unknown or a malformed id', async () => {
    const { orders, queries, inTransaction } = await stored();
    expect(await queries.find('nonsense')).toBeUndefined();
    expect(await inTransaction(() => orders.lock('nonsense'))).toBeUndefined();
    const { id } = newOrderSnapshot(2, 'nobody');
    expect(await inTransaction(() => orders.lock(id))).toBeUndefined();
  });

  it.each(['checkoutId', 'transactionId'] as const)('refuses a %s twice', async (property) => {
    const { orders, snapshot, inTransaction } = await stored();
    const second = { ...newOrderSnapshot(2, snapshot.userId), [property]: snapshot[property] };
    await expect(inTransaction(() => orders.add(Order.place(second)))).rejects.toThrow();
  });

  it('stores how far an order has come, with its history in order', async () => {
    const { orders, queries, snapshot, change, users, inTransaction } = await stored();
    await change((order) =>
      order.changeStatus('canceled', { by: users[1], at: LATER, restock: false }),
    );
    await change((order) =>
      order.updatePayment(
        { paymentStatus: 'refunded', lostCents: 500, partRefundedCents: 0 },
        NO_REPORTS,
        LATER,
      ),
    );
    const entry = { at: LATER, by: null, what: 'mail', detail: '"Hello" sent' } as const;
    await inTransaction(() => orders.addHistory(snapshot.id, entry));
    const order = await queries.find(snapshot.id);
    expect([order?.status, order?.paymentStatus, order?.lostCents]).toEqual([
      'canceled',
      'refunded',
      500,
    ]);
    expect((await queries.sale(snapshot.id))?.lostCents).toBe(500);
    expect(order?.history.slice(2)).toEqual([
      { at: LATER, by: 'Root', what: 'status', detail: 'canceled' },
      { at: LATER, by: 'Root', what: 'stock', detail: '3 back in stock' },
      { at: LATER, by: 'Root', what: 'refund', detail: '$115.00 requested' },
      {
        at: LATER,
        by: 'Shop',
        what: 'refund',
        detail: 'sent to the card, there usually within 5 to 10 days',
      },
      { at: LATER, by: 'Shop', what: 'mail', detail: '"Hello" sent' },
    ]);
  });

  it('locks an order as it was stored', async () => {
    const { orders, snapshot, placed, inTransaction } = await stored();
    const order = (await inTransaction(() => orders.lock(snapshot.id)))!;
    expect(order.snapshot).toMatchObject({ ...placed, totalCents: 11_500 });
    expect(order.snapshot.lines).toMatchObject([
      { productId: snapshot.lines[0]!.productId, quantity: 1 },
      { productId: snapshot.lines[1]!.productId, quantity: 2 },
    ]);
    expect([order.status, order.paymentStatus, order.newHistory]).toEqual(['pending', 'paid', []]);
  });

  it('refuses a change of an order that has moved on since it was read', async () => {
    const { orders, queries, snapshot, change, users, inTransaction } = await stored();
    const seen = (await inTransaction(() => orders.lock(snapshot.id)))!;
    const step = { by: users[1], at: LATER };
    await change((order) => order.ship(PARCEL, step, []));
    seen.changeStatus('canceled', { ...step, restock: false });
    await expect(inTransaction(() => orders.update(seen))).rejects.toThrow();
    expect((await queries.find(snapshot.id))?.status).toBe('shipped');
  });

  it('counts the orders of each status', async () => {
    const { orders, queries, snapshot, change, users, inTransaction } = await stored();
    await inTransaction(() => orders.add(Order.place(newOrderSnapshot(2, snapshot.userId))));
    await change((order) => order.ship(PARCEL, { by: users[1], at: LATER }, []));
    await change((order) =>
      order.updatePayment(
        { paymentStatus: 'refunding', lostCents: 0, partRefundedCents: 100 },
        NO_REPORTS,
        LATER,
      ),
    );
    expect((await queries.sale(snapshot.id))?.partRefundedCents).toBe(100);
    expect(await queries.counts()).toEqual({
      pending: 1,
      shipped: 1,
      delivered: 0,
      canceled: 0,
      returned: 0,
    });
  });

  it('stores an order that has come further', async () => {
    const { orders, queries, users, inTransaction } = await make();
    const order = Order.place(newOrderSnapshot(1, users[0]));
    const step = { by: users[1], at: LATER };
    order.recordHistoricalStep('shipped', step, PARCEL.id);
    order.recordHistoricalStep('returned', step, PARCEL.id);
    await inTransaction(() => orders.add(order));
    const found = await queries.find(order.snapshot.id);
    expect([found?.status, found?.paymentStatus]).toEqual(['returned', 'refunded']);
    expect(found?.parcels).toMatchObject([{ id: PARCEL.id, number: 1, shippedAt: LATER }]);
    expect((await queries.counts()).returned).toBe(1);
  });

  it('stores parcels, what is corrected of them, and that one was undone', async () => {
    const { queries, snapshot, change, users } = await stored();
    const step = { by: users[1], at: LATER };
    const [mat, bell] = snapshot.lines;
    const second = { id: '01900000-0000-7000-8000-000000009002', tracking: NO_TRACKING };
    await change((order) =>
      order.ship({ ...PARCEL, lines: [{ lineId: bell!.id, quantity: 1 }] }, step, []),
    );
    await change((order) =>
      order.ship({ ...second, lines: [{ lineId: bell!.id, quantity: 1 }] }, step, []),
    );
    const tracking: Tracking = { ...NO_TRACKING, carrier: 'ups', trackingNumber: '1Z' };
    await change((order) => order.correctTracking(second.id, tracking, step));
    await change((order) => order.undoParcel(PARCEL.id, step));
    const one = {
      ...tracking,
      id: second.id,
      number: 2,
      shippedAt: LATER,
      deliveredAt: null,
      lines: [{ lineId: bell!.id, quantity: 1 }],
    };
    const order = await queries.find(snapshot.id);
    expect([order?.status, order?.parcels]).toEqual(['pending', [one]]);
    expect(order?.history.slice(2)).toEqual(
      [
        'parcel 1 shipped: 1 of 3 units',
        'parcel 2 shipped: 1 of 3 units',
        'parcel 2 tracking corrected',
        'parcel 1 undone',
      ].map((detail) => ({ at: LATER, by: 'Root', what: 'parcel', detail })),
    );
    await change((each) => each.ship(PARCEL, step, []));
    await change((each) => each.changeStatus('delivered', { ...step, restock: false }));
    const lines = [mat!, bell!].map(({ id }) => ({ lineId: id, quantity: 1 }));
    expect((await queries.find(snapshot.id))?.parcels).toEqual([
      { ...one, deliveredAt: LATER },
      { ...one, ...NO_TRACKING, id: PARCEL.id, number: 3, lines, deliveredAt: LATER },
    ]);
  });
}
