import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { untilLockWaits } from '../../../../../test/support/lock-waits.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { LocalInvalidation } from '../../../../platform/invalidation/local-invalidation.js';
import { DiscountRefused } from '../../domain/discount-errors.js';
import type { CodeLock } from '../../ports/discount-uses.js';
import { discountCode } from '../../testing/discount-fixtures.js';
import { CheckDiscount } from '../../use-cases/check-discount.js';
import { ReserveDiscount } from '../../use-cases/reserve-discount.js';
import { DiscountCodeEntity } from './discount-code.entity.js';
import { PostgresDiscountRepository } from './postgres-discount-repository.js';
import { PostgresDiscountUses } from './postgres-discount-uses.js';

const PAST_LIMIT = 20;

let database: OpenDatabase;
let connections: number;
let shoppers: string[];
let uses: PostgresDiscountUses;
beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
  uses = new PostgresDiscountUses(database.statements);
  [{ connections }] = await database.dataSource.query(
    `SELECT current_setting('max_connections')::int AS connections`,
  );
  shoppers = Array.from({ length: 2 * connections }, () => randomUUID());
  await database.dataSource.query(
    `INSERT INTO users (id, name, email, password_hash, created_at)
     SELECT id, 'A Shopper', id || '@example.com', 'x', now() FROM unnest($1::uuid[]) AS id`,
    [shoppers],
  );
});
beforeEach(() =>
  database.dataSource.query(
    'TRUNCATE discount_code, discount_use_count; TRUNCATE checkout CASCADE',
  ),
);
afterAll(() => database?.close());

const inTransaction = <Result>(work: () => Promise<Result>) => database.unitOfWork.run(work);

async function addCode(maxUses: number): Promise<void> {
  const codes = new PostgresDiscountRepository(database.repositories, new LocalInvalidation(true));
  await inTransaction(() => codes.add(discountCode({ maxUses })));
}

/** Writes an open checkout with the code, in the transaction of the caller. */
async function hold(userId: string): Promise<void> {
  await database.repositories.write(DiscountCodeEntity).query(
    `INSERT INTO checkout (id, user_id, status, version, lines, pricing, total_cents, held_until, created_at)
     VALUES ($1, $2, 'open', 1, '[]', $3, 100, now(), now())`,
    [randomUUID(), userId, JSON.stringify({ code: 'TEN', discountCents: 0 })],
  );
}

/** The uses that a purchase counts, whose lock comes while a first one with a lock is not committed. */
async function second(lock: CodeLock, firstLock: CodeLock) {
  await addCode(1_000);
  const [ada = '', bob = ''] = shoppers;
  const signals = new EventEmitter();
  const first = inTransaction(async () => {
    await hold(ada);
    await uses.lock('TEN', ada, firstLock);
    signals.emit('locked');
    await once(signals, 'commit');
  });
  await Promise.race([first, once(signals, 'locked')]);
  const total = inTransaction(() => uses.lock('TEN', bob, lock)).then(
    (locked) => locked?.uses?.total,
  );
  const commitFirst = async () => {
    signals.emit('commit');
    await first;
  };
  return { total, commitFirst };
}

it.each<[CodeLock, CodeLock]>([
  ['exclusive', 'exclusive'],
  ['exclusive', 'shared'],
  ['shared', 'exclusive'],
])('has a purchase with a lock that is %s wait for one that is %s', async (lock, firstLock) => {
  const { total, commitFirst } = await second(lock, firstLock);
  await untilLockWaits(database, 1);
  await commitFirst();
  expect(await total).toBe(1);
});

it('has no purchase with a shared lock wait for another one', async () => {
  const { total, commitFirst } = await second('shared', 'shared');
  expect(await total).toBe(0);
  await commitFirst();
});

/** Holds a use, by as many attempts as it takes; returns why where it is refused. */
async function buy(userId: string): Promise<string> {
  const clock = new SettableClock();
  const checked = await new CheckDiscount(uses, clock).execute('TEN', userId, new Date(0));
  let isHeld = false;
  const attempt = inTransaction(async () => {
    await hold(userId);
    isHeld = await new ReserveDiscount(uses, clock).execute(checked, userId);
    if (!isHeld) throw new Error('rolled back');
  });
  await attempt.catch((error: unknown) => {
    if (error instanceof DiscountRefused) throw error;
  });
  return isHeld ? 'held' : buy(userId);
}

it('is kept where many purchases come near it side by side', async () => {
  // The first ten or more take a shared lock, all others an exclusive one.
  const maxUses = connections + 10;
  await addCode(maxUses);
  const results = await Promise.all(
    shoppers
      .slice(0, maxUses + PAST_LIMIT)
      .map((userId) => buy(userId).catch((error: DiscountRefused) => error.code)),
  );
  const countOf = (result: string) => results.filter((one) => one === result).length;
  expect([countOf('held'), countOf('discount_used_up')]).toEqual([maxUses, PAST_LIMIT]);
  expect(await uses.countOf('TEN')).toMatchObject({ total: maxUses });
});
