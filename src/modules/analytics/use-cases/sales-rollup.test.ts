import { randomUUID } from 'node:crypto';
import { DirectUnitOfWork, SettableClock } from '../../../kernel/testing/fakes.js';
import { newOrderSnapshot } from '../../orders/testing/order-fixtures.js';
import { InMemoryOrderQueries } from '../../orders/testing/in-memory-order-queries.js';
import { InMemoryOrderRepository } from '../../orders/testing/in-memory-order-repository.js';
import { FakeSalesRollup } from '../testing/fake-sales-rollup.js';
import { salesRollupContract } from '../testing/sales-rollup.contract.js';
import { UpdateSalesRollup } from './update-sales-rollup.js';
import { VerifySalesRollup } from './verify-sales-rollup.js';

describe('counting an order', () => {
  /** One order of 115 dollars, placed late on the first of March. */
  function world() {
    const orders = new InMemoryOrderRepository();
    const rollup = new FakeSalesRollup();
    const snapshot = {
      ...newOrderSnapshot(1, 'ada'),
      number: 1,
      placedAt: new Date('2026-03-01T23:59:59.999Z'),
    };
    const state = {
      status: 'pending',
      paymentStatus: 'paid',
      lostCents: 0,
      partRefundedCents: 0,
    } as const;
    orders.rows.set(snapshot.id, { snapshot, state, parcels: [], history: [] });
    const update = new UpdateSalesRollup(
      new InMemoryOrderQueries(orders),
      rollup,
      new DirectUnitOfWork(),
    );
    rollup.present.set(snapshot.id, { day: '2026-03-01', status: 'pending', cents: 11_500 });
    let handled = 0;
    const done = async () => void (handled += 1);
    return {
      orders,
      rollup,
      orderId: snapshot.id,
      count: (orderId = snapshot.id) => update.execute(orderId, done),
      countNew: (orderId = snapshot.id) => update.countNew(orderId, done),
      handled: () => handled,
    };
  }

  it('adds it to its UTC day and status', async () => {
    const { rollup, count, handled } = world();
    await count();
    expect([...rollup.sums]).toEqual([['2026-03-01 pending', { orders: 1, cents: 11_500 }]]);
    expect(handled()).toBe(1);
  });

  it('counts it once, however often its events come', async () => {
    const { rollup, count, handled } = world();
    await count();
    await count();
    expect([...rollup.sums]).toEqual([['2026-03-01 pending', { orders: 1, cents: 11_500 }]]);
    expect(handled()).toBe(2);
  });

  it('counts a new order at once, and none that a later event counted', async () => {
    const { orders, rollup, orderId, count, countNew, handled } = world();
    await countNew();
    await countNew();
    expect([...rollup.sums]).toEqual([['2026-03-01 pending', { orders: 1, cents: 11_500 }]]);
    orders.rows.get(orderId)!.state = {
      status: 'shipped',
      paymentStatus: 'paid',
      lostCents: 0,
      partRefundedCents: 0,
    };
    await count();
    await countNew();
    expect([...rollup.sums]).toEqual([
      ['2026-03-01 pending', { orders: 0, cents: 0 }],
      ['2026-03-01 shipped', { orders: 1, cents: 11_500 }],
    ]);
    expect(handled()).toBe(4);
  });

  it('moves it to the status that it has now', async () => {
    const { orders, rollup, orderId, count } = world();
    await count();
    orders.rows.get(orderId)!.state = {
      status: 'shipped',
      paymentStatus: 'paid',
      lostCents: 0,
      partRefundedCents: 0,
    };
    await count();
    expect([...rollup.sums]).toEqual([
      ['2026-03-01 pending', { orders: 0, cents: 0 }],
      ['2026-03-01 shipped', { orders: 1, cents: 11_500 }],
    ]);
  });

  it('takes off what a dispute took, and adds what it gave back', async () => {
    const { orders, rollup, orderId, count } = world();
    await count();
    const row = orders.rows.get(orderId)!;
    row.state = {
      status: 'pending',
      paymentStatus: 'dispute_lost',
      lostCents: 11_499,
      partRefundedCents: 0,
    };
    await count();
    expect([...rollup.sums]).toEqual([['2026-03-01 pending', { orders: 1, cents: 1 }]]);
    row.state = { status: 'pending', paymentStatus: 'paid', lostCents: 0, partRefundedCents: 0 };
    await count();
    expect([...rollup.sums]).toEqual([['2026-03-01 pending', { orders: 1, cents: 11_500 }]]);
  });

  it('fails where the order is gone, and does not record the event as handled', async () => {
    const { rollup, count, handled } = world();
    await expect(count(randomUUID())).rejects.toThrow('does not exist');
    expect([rollup.sums.size, handled()]).toEqual([0, 0]);
  });
});

describe('verifying the daily sales', () => {
  it('repairs the days that differ, and names them', async () => {
    const rollup = new FakeSalesRollup();
    const clock = new SettableClock(new Date('2026-03-03T12:00:00Z'));
    const verify = new VerifySalesRollup(rollup, new DirectUnitOfWork(), clock);
    expect(await verify.execute()).toEqual([]);
    const right = { day: '2026-03-01', status: 'pending', cents: 100 } as const;
    const lost = { day: '2026-03-02', status: 'shipped', cents: 200 } as const;
    rollup.present.set('right', right).set('lost', lost);
    await rollup.move('right', undefined, right);
    expect(await verify.execute()).toEqual([{ day: '2026-03-02', orders: 1, sums: 0 }]);
    expect(rollup.counted.get('lost')).toEqual(lost);
    rollup.sums.set('2026-03-03 pending', { orders: 1, cents: 1 });
    expect(await verify.execute()).toEqual([{ day: '2026-03-03', orders: 0, sums: 1 }]);
    expect(await verify.execute()).toEqual([]);
  });
});

describe('the daily sales in memory', () => {
  salesRollupContract(async () => {
    const rollup = new FakeSalesRollup();
    return {
      rollup,
      unitOfWork: new DirectUnitOfWork(),
      place: async (entry) => {
        const id = randomUUID();
        rollup.present.set(id, entry);
        return id;
      },
    };
  });
});
