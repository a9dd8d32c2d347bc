import { randomUUID } from 'node:crypto';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { Connections } from '../../../../platform/database/connections.js';
import { LocalInvalidation } from '../../../../platform/invalidation/local-invalidation.js';
import { discountCode } from '../../testing/discount-fixtures.js';
import { discountRepositoryContract } from '../../testing/discount-repository.contract.js';
import { discountUsesContract, type PlantedUse } from '../../testing/discount-uses.contract.js';
import { offeredDiscountsContract } from '../../testing/offered-discounts.contract.js';
import { CachedOfferedDiscounts } from './cached-offered-discounts.js';
import { DiscountCodeEntity } from './discount-code.entity.js';
import { PostgresDiscountRepository } from './postgres-discount-repository.js';
import { PostgresDiscountUses } from './postgres-discount-uses.js';

let database: OpenDatabase;
const users = { ada: randomUUID(), bob: randomUUID() };
beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
  for (const id of Object.values(users)) {
    await database.dataSource.query(
      `INSERT INTO users (id, name, email, password_hash, created_at)
       VALUES ($1::uuid, 'Ada', $1::text, 'x', now())`,
      [id],
    );
  }
});
beforeEach(() =>
  database.dataSource.query(
    `TRUNCATE discount_code, discount_use_count, late_discount_use;
     TRUNCATE checkout, orders CASCADE`,
  ),
);
afterAll(() => database?.close());

const SINCE = new Date(0);

const inTransaction = <Result>(work: () => Promise<Result>) => database.unitOfWork.run(work);

async function plant(
  { code, user, as }: PlantedUse,
  through: { query(sql: string, values: unknown[]): Promise<unknown> } = database.dataSource,
): Promise<string> {
  const id = randomUUID();
  const pricing = JSON.stringify({ code, discountCents: 0 });
  await through.query(
    as === 'open' || as === 'released'
      ? `INSERT INTO checkout (id, user_id, status, version, lines, pricing, total_cents, held_until, created_at)
         VALUES ($1, $2, $3, 1, '[]', $4, 100, now(), now())`
      : `INSERT INTO orders (id, user_id, status, discount_code, checkout_id, transaction_id,
           total_cents, shipping_cents, full_name, email, phone, address, city, state, zip, created_at)
         VALUES ($1::uuid, $2, $3, $4, $1::uuid, $1::uuid::text, 100, 0, '', '', '', '', '', '', '', now())`,
    [id, users[user], as, as === 'open' || as === 'released' ? pricing : code],
  );
  return id;
}

function open() {
  const clock = new SettableClock();
  const invalidation = new LocalInvalidation(true);
  const codes = new PostgresDiscountRepository(database.repositories, invalidation);
  return {
    clock,
    codes,
    uses: new PostgresDiscountUses(database.statements),
    all: jest.spyOn(codes, 'all'),
    offered: new CachedOfferedDiscounts(codes, invalidation, clock),
  };
}

describe('discount codes in Postgres', () => {
  discountRepositoryContract(() => ({ codes: open().codes, inTransaction }));
});

it('keeps edits of a code waiting until the commit, and no other purchase', async () => {
  const { codes, uses } = open();
  await inTransaction(() => codes.add(discountCode({ code: 'TEN' })));
  const isFree = (lock: string) =>
    database.dataSource
      .query(`SELECT FROM discount_code WHERE code = 'TEN' FOR ${lock} NOWAIT`)
      .then(
        () => true,
        (error: unknown) => {
          expect(error).toMatchObject({ code: '55P03' });
          return false;
        },
      );
  await inTransaction(async () => {
    await uses.lock('TEN', users.ada, 'shared');
    expect([await isFree('SHARE'), await isFree('NO KEY UPDATE')]).toEqual([true, false]);
  });
  expect(await isFree('NO KEY UPDATE')).toBe(true);
});

describe('uses in Postgres', () => {
  discountUsesContract(() => ({ ...open(), users, plant, inTransaction }));
});

it('does not read the uses of others to check a limit', async () => {
  const { codes, uses } = open();
  await inTransaction(() => codes.add(discountCode({ maxUses: 90 })));
  await database.dataSource.query(
    `INSERT INTO discount_use_count (code, slot, uses) VALUES ('TEN', 0, 9), ('TEN', 7, -2)`,
  );
  const [{ connections }] = await database.dataSource.query(
    `SELECT current_setting('max_connections')::int AS connections`,
  );
  const counted = { uses: { total: 7, totalAtMost: 7 + connections, byCustomer: 0 } };
  expect(await uses.find('TEN', users.ada, SINCE)).toMatchObject(counted);
  expect(await inTransaction(() => uses.lock('TEN', users.ada, 'exclusive'))).toMatchObject(
    counted,
  );
  expect(await uses.counts()).toEqual([{ code: 'TEN', total: 7, late: 0 }]);
});

it('does not take off the hold that its transaction adds, because that is counted at the commit', async () => {
  const { codes, uses } = open();
  await inTransaction(() => codes.add(discountCode({ maxUses: 90 })));
  await plant({ code: 'TEN', user: 'bob', as: 'open' });
  const beside = { uses: { total: 1, byCustomer: 0 } };
  await inTransaction(async () => {
    const { manager } = database.repositories.write(DiscountCodeEntity);
    await plant({ code: 'TEN', user: 'ada', as: 'open' }, manager);
    expect(await uses.lock('TEN', users.ada, 'shared')).toMatchObject(beside);
  });
  expect(await uses.find('TEN', users.ada, SINCE)).toMatchObject(beside);
  expect(await uses.countOf('TEN')).toMatchObject({ total: 2 });
});

it('finds the holds of a customer with the code that end later, as they ended', async () => {
  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute));
  const hold = async (use: PlantedUse, from: number, until: number, closed: number | null) => {
    const id = await plant(use);
    await database.dataSource.query(
      'UPDATE checkout SET created_at = $2, held_until = $3, closed_at = $4, status = $5 WHERE id = $1',
      [id, at(from), at(until), closed && at(closed), closed === 20 ? 'completed' : use.as],
    );
  };
  const ada = { code: 'TEN', user: 'ada' } as const;
  await hold({ ...ada, as: 'released' }, 0, 5, 6);
  await hold({ ...ada, as: 'released' }, 5, 20, 9);
  await hold({ ...ada, as: 'released' }, 10, 25, 20);
  await hold({ ...ada, as: 'open' }, 30, 45, null);
  await hold({ ...ada, code: 'OTHER', as: 'released' }, 20, 35, 35);
  await hold({ ...ada, user: 'bob', as: 'open' }, 30, 45, null);
  const { codes, uses } = open();
  await inTransaction(() => codes.add(discountCode({ maxUses: 90 })));
  const found = await uses.find('TEN', users.ada, at(5));
  expect(
    found!.uses!.holds!.toSorted((one, other) => one.from.getTime() - other.from.getTime()),
  ).toEqual([
    { from: at(5), until: at(9), isBought: false },
    { from: at(10), until: at(20), isBought: true },
    { from: at(30), until: at(45), isBought: false },
  ]);
});

it('counts in one statement, so that an order that commits meanwhile is one use', async () => {
  const { codes, uses } = open();
  await inTransaction(() => codes.add(discountCode({ maxUses: 90 })));
  const run = jest.spyOn(Connections.prototype, 'run');
  for (const count of [
    () => uses.find('TEN', users.ada, SINCE),
    () => uses.withinLimits('TEN'),
    () => uses.countOf('TEN'),
    () => uses.counts(),
  ]) {
    run.mockClear();
    await count();
    expect(run).toHaveBeenCalledTimes(1);
  }
  run.mockRestore();
});

describe('offered codes', () => {
  offeredDiscountsContract(() => ({ ...open(), inTransaction }));

  it('are read once, until they change', async () => {
    const { codes, all, offered } = open();
    expect([await offered.hasActive(), await offered.hasActive()]).toEqual([false, false]);
    expect(all).toHaveBeenCalledTimes(1);
    await inTransaction(() => codes.add(discountCode()));
    expect([await offered.hasActive(), await offered.hasActive()]).toEqual([true, true]);
    expect(all).toHaveBeenCalledTimes(2);
  });
});
