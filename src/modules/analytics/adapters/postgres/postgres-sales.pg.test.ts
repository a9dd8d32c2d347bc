import { randomUUID } from 'node:crypto';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import type { RollupEntry } from '../../ports/sales-rollup.js';
import { salesRollupContract } from '../../testing/sales-rollup.contract.js';
import { PostgresSalesQueries } from './postgres-sales-queries.js';
import { PostgresSalesRollup } from './postgres-sales-rollup.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
afterAll(() => database?.close());
beforeEach(() =>
  database.dataSource.query('TRUNCATE orders, users, sales_day, sales_zone, counted_order CASCADE'),
);

async function place({ day, status, cents }: RollupEntry): Promise<string> {
  const [id, userId] = [randomUUID(), randomUUID()];
  await database.dataSource.query(
    `INSERT INTO users (id, name, email, password_hash, created_at)
     VALUES ($1, 'Ada', $2, 'x', now())`,
    [userId, `${userId}@example.com`],
  );
  await database.dataSource.query(
    `INSERT INTO orders
       (id, checkout_id, transaction_id, user_id, total_cents, shipping_cents, full_name, email,
        phone, address, city, state, zip, created_at, status, payment_status)
     VALUES ($1, gen_random_uuid(), gen_random_uuid()::text, $2, $3, 0, 'Ada', 'ada@example.com',
             '1', 'Main Street', 'London', 'LDN', '1', ($4::date + time '23:59:59') AT TIME ZONE 'UTC',
             $5, 'paid')`,
    [id, userId, cents, day, status],
  );
  return id;
}

describe('the daily sales in Postgres', () => {
  salesRollupContract(async () => ({
    rollup: new PostgresSalesRollup(database.statements, database.repositories),
    unitOfWork: database.unitOfWork,
    place,
  }));

  it('answer the revenue of each day from the sums of the wanted statuses', async () => {
    const rollup = new PostgresSalesRollup(database.statements, database.repositories);
    const add = (entry: RollupEntry) =>
      database.unitOfWork.run(async () => {
        const id = randomUUID();
        await rollup.move(id, await rollup.lock(id), entry);
      });
    await add({ day: '2026-03-01', status: 'pending', cents: 1_000 });
    await add({ day: '2026-03-30', status: 'shipped', cents: 200 });
    await add({ day: '2026-03-31', status: 'pending', cents: 30 });
    await add({ day: '2026-03-31', status: 'shipped', cents: 4 });
    await add({ day: '2026-03-31', status: 'canceled', cents: 500_000 });
    await add({ day: '2026-04-01', status: 'pending', cents: 600_000 });
    const queries = new PostgresSalesQueries(database.statements);
    const until = new Date('2026-03-31T12:00:00Z');
    expect((await queries.revenue(until, 2, ['pending', 'shipped'])).days).toEqual([
      { day: '2026-03-30', dailyCents: 200, weeklyCents: 200, monthlyCents: 1_200 },
      { day: '2026-03-31', dailyCents: 34, weeklyCents: 234, monthlyCents: 234 },
    ]);
  });

  it('are those of UTC until they move, and stay where they are for a zone that Postgres does not know', async () => {
    const rollup = new PostgresSalesRollup(database.statements, database.repositories);
    const move = (zone: string) => database.unitOfWork.run(() => rollup.moveTo(zone));
    expect(await rollup.zone()).toEqual({ timeZone: 'UTC', isCounted: true });
    await move('Pacific/Auckland');
    await expect(move('Nowhere/Land')).rejects.toThrow('time zone "Nowhere/Land" not recognized');
    expect(await rollup.zone()).toEqual({ timeZone: 'Pacific/Auckland', isCounted: false });
    await database.unitOfWork.run(() => rollup.confirm('UTC'));
    expect(await rollup.zone()).toMatchObject({ isCounted: false });
    await database.unitOfWork.run(() => rollup.confirm('Pacific/Auckland'));
    expect(await rollup.zone()).toMatchObject({ isCounted: true });
  });

  it('find each order of a day whose midnight there is twice', async () => {
    const rollup = new PostgresSalesRollup(database.statements, database.repositories);
    await database.unitOfWork.run(() => rollup.moveTo('America/Havana'));
    const id = await place({ day: '2026-11-01', status: 'pending', cents: 100 });
    // 0:30 for the first time; the clocks go back at 1:00.
    await database.dataSource.query('UPDATE orders SET created_at = $2 WHERE id = $1', [
      id,
      '2026-11-01T04:30:00Z',
    ]);
    expect(await rollup.difference('2026-10-31')).toBeUndefined();
    await database.unitOfWork.run(() => rollup.add(id));
    expect(await rollup.difference('2026-11-01')).toBeUndefined();
    expect(await database.unitOfWork.run(() => rollup.lock(id))).toMatchObject({
      day: '2026-11-01',
    });
  });
});
