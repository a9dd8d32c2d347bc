import { randomUUID } from 'node:crypto';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { UserEntity } from '../../../auth/adapters/postgres/user.entity.js';
import { CheckoutEntity } from './checkout.entity.js';
import { PostgresStoredIntents } from './postgres-stored-intents.js';

const USER = randomUUID();

/** As in the shop, and as in a command, which does not load the entities of orders. */
describe.each([
  ['all entities', ALL_ENTITIES],
  ['those of a command alone', [CheckoutEntity, UserEntity]],
])('the stored payments, with %s', (_, entities) => {
  let database: OpenDatabase;
  let intents: PostgresStoredIntents;

  const query = (sql: string, values: unknown[]) => database.dataSource.query(sql, values);

  beforeEach(async () => {
    database = await openDatabase(entities);
    intents = new PostgresStoredIntents(database.statements, database.repositories);
    await query(
      `INSERT INTO users (id, name, email, password_hash, created_at) VALUES ($1, 'Ann', 'ann@x.test', 'x', now())`,
      [USER],
    );
  });
  afterEach(() => database.close());

  const addCheckout = (id: string, intentId: string | null) =>
    query(
      `INSERT INTO checkout (id, user_id, status, version, lines, total_cents, held_until, created_at, intent_id)
       VALUES ($1, $2, 'completed', 1, '[]', 100, now(), now(), $3)`,
      [id, USER, intentId],
    );
  const addOrder = (checkoutId: string, intentId: string, day: number) =>
    query(
      `INSERT INTO orders (id, user_id, checkout_id, transaction_id, total_cents, shipping_cents, full_name, email,
                           phone, address, city, state, zip, created_at)
       VALUES (gen_random_uuid(), $1, $2, $3, 100, 0, '', '', '', '', '', '', '', make_timestamptz(2026, 1, $4, 0, 0, 0))`,
      [USER, checkoutId, intentId, day],
    );

  it('are none in an empty shop, or one whose checkouts have no payment', async () => {
    expect(await intents.any()).toBe(false);
    await addCheckout(randomUUID(), null);
    expect(await intents.any()).toBe(false);
  });

  it('are there with a payment that became no order', async () => {
    await addCheckout(randomUUID(), 'pi_open');
    expect(await intents.any()).toBe(true);
    expect(await intents.ofNewestOrders(9)).toEqual([]);
  });

  it('are those of the newest orders, without the past orders of the demo', async () => {
    for (const day of [2, 3, 1]) {
      const checkout = randomUUID();
      await addCheckout(checkout, `pi_${day}`);
      await addOrder(checkout, `pi_${day}`, day);
    }
    await addOrder(randomUUID(), 'pi_demo', 4);
    expect(await intents.ofNewestOrders(9)).toEqual(['pi_3', 'pi_2', 'pi_1']);
    expect(await intents.ofNewestOrders(2)).toEqual(['pi_3', 'pi_2']);
  });

  it('are there with a past order of the demo alone', async () => {
    await addOrder(randomUUID(), 'pi_demo', 1);
    expect(await intents.any()).toBe(true);
    expect(await intents.ofNewestOrders(9)).toEqual([]);
  });
});
