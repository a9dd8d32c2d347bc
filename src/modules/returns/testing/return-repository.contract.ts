import { PLACED_AT } from '../../orders/testing/order-fixtures.js';
import { approved, type OrderReturn, received, withRefund } from '../domain/order-return.js';
import type { ReturnRepository } from '../ports/return-repository.js';

interface Store {
  readonly returns: ReturnRepository;
  /** The ids of a stored order of two lines, and of these. */
  readonly order: { readonly id: string; readonly lines: readonly { readonly id: string }[] };
  readonly inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

const uuid = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The contract of every return repository. `make` returns an empty one beside one order. */
export function returnRepositoryContract(make: () => Promise<Store>): void {
  const stored = async () => {
    const store = await make();
    const { order, returns, inTransaction } = store;
    const first: OrderReturn = {
      id: uuid(701),
      orderId: order.id,
      number: 1,
      requestKey: 'form-1',
      state: 'requested',
      reason: 'damaged',
      note: 'A dent',
      answer: '',
      refundId: null,
      requestedAt: PLACED_AT,
      lines: order.lines.map(({ id }, at) => ({
        lineId: id,
        quantity: at + 1,
        received: null,
        isRestocked: false,
      })),
    };
    await inTransaction(() => returns.add(first));
    return { ...store, first, save: (one: OrderReturn) => inTransaction(() => returns.save(one)) };
  };
  const sorted = (one: OrderReturn | undefined) =>
    one && { ...one, lines: [...one.lines].sort((a, b) => (a.lineId < b.lineId ? -1 : 1)) };

  it('reads back a return, whole', async () => {
    const { returns, first } = await stored();
    expect(sorted(await returns.find(first.id))).toEqual(sorted(first));
    expect((await returns.ofOrder(first.orderId)).map(sorted)).toEqual([sorted(first)]);
  });

  it('knows none of an unknown or a malformed id', async () => {
    const { returns } = await stored();
    expect(await returns.find('nonsense')).toBeUndefined();
    expect(await returns.find(uuid(999))).toBeUndefined();
    expect(await returns.findByRefund(uuid(999))).toBeUndefined();
    expect(await returns.ofOrder(uuid(999))).toEqual([]);
  });

  it('stores how far it has come', async () => {
    const { returns, first, save } = await stored();
    const accepted = approved(first, 'Send it to the warehouse');
    await save(accepted);
    expect(await returns.find(first.id)).toMatchObject({
      state: 'approved',
      answer: 'Send it to the warehouse',
    });
    const [, bells] = first.lines;
    const back = received(accepted, [{ lineId: bells!.lineId, quantity: 1, restock: true }]);
    await save(back);
    expect(sorted(await returns.find(first.id))).toEqual(sorted(back));
    const refunded = withRefund(back, { id: uuid(801), isConfirmed: true });
    await save(refunded);
    expect(sorted(await returns.findByRefund(uuid(801)))).toEqual(sorted(refunded));
  });

  it.each([
    ['number', { requestKey: 'form-2' }],
    ['key', { number: 2 }],
  ])('refuses a %s twice', async (_what, changes) => {
    const { returns, first, inTransaction } = await stored();
    const second = { ...first, id: uuid(702), ...changes };
    await expect(inTransaction(() => returns.add(second))).rejects.toThrow();
  });

  it('lists those of an order by number', async () => {
    const { returns, first, inTransaction } = await stored();
    const second = { ...first, id: uuid(700), number: 2, requestKey: 'form-2' };
    await inTransaction(() => returns.add(second));
    expect((await returns.ofOrder(first.orderId)).map(({ number }) => number)).toEqual([1, 2]);
  });
}
