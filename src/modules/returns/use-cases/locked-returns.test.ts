import { returnsFixture } from '../testing/returns-fixture.js';
import { InMemoryReturnRepository } from '../testing/in-memory-return-repository.js';
import { LockedReturns } from './locked-returns.js';

/** Has no return left once its order is locked. */
class DeletedReturns extends InMemoryReturnRepository {
  override async ofOrder() {
    return [];
  }
}

const notFound = (what: string) => ({
  kind: 'not_found',
  code: 'not_found',
  message: `${what} not found`,
});

it('finds no order, and no return, of an unknown id', async () => {
  const fixture = returnsFixture();
  const { orders, queries } = fixture.shop;
  const locked = new LockedReturns(orders, queries, fixture.returns);
  await expect(locked.ofOrder('unknown')).rejects.toMatchObject(notFound('Order'));
  await expect(locked.one('unknown')).rejects.toMatchObject(notFound('Return'));
});

it('finds no return that was deleted before its order was locked', async () => {
  const fixture = returnsFixture();
  const { orders, queries } = fixture.shop;
  const id = await fixture.returnOne(await fixture.deliverOne(), 'requested');
  const deleted = new DeletedReturns();
  deleted.rows.set(id, fixture.returns.rows.get(id)!);
  const locked = new LockedReturns(orders, queries, deleted);
  await expect(locked.one(id)).rejects.toMatchObject(notFound('Return'));
});
