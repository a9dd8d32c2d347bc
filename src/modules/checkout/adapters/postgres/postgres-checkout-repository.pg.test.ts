import { randomUUID } from 'node:crypto';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { moveShopNow } from '../../../../../test/support/virtual-clock.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { checkoutRepositoryContract } from '../../testing/checkout-repository.contract.js';
import { PostgresCheckoutRepository } from './postgres-checkout-repository.js';

let open: OpenDatabase;
let checkouts: PostgresCheckoutRepository;
const users = [randomUUID(), randomUUID()] as const;

beforeAll(async () => {
  open = await openDatabase(ALL_ENTITIES);
  checkouts = new PostgresCheckoutRepository(
    open.repositories,
    open.statements,
    new SettableClock(),
  );
  for (const id of users) {
    await open.dataSource.query(
      `INSERT INTO users (id, name, email, password_hash, created_at)
       VALUES ($1::uuid, 'Ada', $1::text, 'x', now())`,
      [id],
    );
  }
});
afterEach(async () => {
  await moveShopNow(open.dataSource, 0);
  await open.dataSource.query('DELETE FROM checkout');
});
afterAll(() => open.close());

describe('checkouts in Postgres', () => {
  checkoutRepositoryContract(async () => ({
    checkouts,
    users,
    inTransaction: (work) => open.unitOfWork.run(work),
    advance: (ms) => moveShopNow(open.dataSource, ms),
  }));
});

it('lets one at a time begin for a user, and others go on', async () => {
  const order: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = open.unitOfWork.run(async () => {
    await checkouts.lockUser(users[0]);
    order.push('first');
    await held;
  });
  while (order.length === 0) await new Promise(setImmediate);
  const second = open.unitOfWork.run(async () => {
    await checkouts.lockUser(users[0]);
    order.push('second');
  });
  await open.unitOfWork.run(async () => {
    await checkouts.lockUser(users[1]);
    order.push('other');
  });
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'other', 'second']);
});
