import { randomUUID } from 'node:crypto';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { untilLockWaits } from '../../../../../test/support/lock-waits.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { cartItemRepositoryContract } from '../../testing/cart-item-repository.contract.js';
import { cartRepositoryContract } from '../../testing/cart-repository.contract.js';
import { PostgresCartItemRepository } from './postgres-cart-item-repository.js';
import { PostgresCartRepository } from './postgres-cart-repository.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
afterAll(() => database?.close());

async function newUser(): Promise<string> {
  const id = randomUUID();
  await database.dataSource.query(
    `INSERT INTO users (id, name, email, password_hash, created_at)
     VALUES ($1, 'Ada', $2, 'x', now())`,
    [id, `${id}@example.com`],
  );
  return id;
}

/** In the order of their ids. */
async function newProducts(count: number): Promise<string[]> {
  const rows: { id: string }[] = await database.dataSource.query(
    `WITH category AS (
       INSERT INTO category (id, title, created_at)
       VALUES (gen_random_uuid(), gen_random_uuid()::text, now()) RETURNING id
     )
     INSERT INTO product
       (id, name, description, price_cents, quantity, category_id, images, created_at)
     SELECT gen_random_uuid(), 'Bell', 'Bell', 100, 10, category.id, '{one.png}', now()
       FROM category, generate_series(1, $1) RETURNING id`,
    [count],
  );
  return rows.map(({ id }) => id).sort();
}

const cartItems = (clock = new SettableClock()) =>
  new PostgresCartItemRepository(database.statements, database.repositories, clock);

describe('cart items in Postgres', () => {
  cartItemRepositoryContract(() => ({ items: cartItems(), newUser, newProducts }));
});

describe('carts in Postgres', () => {
  const setUp = async () => {
    const clock = new SettableClock();
    const items = cartItems(clock);
    const carts = new PostgresCartRepository(database.statements);
    const userId = await newUser();
    const [first, second, third] = await newProducts(3);
    return {
      carts,
      unitOfWork: database.unitOfWork,
      userId,
      productIds: [first!, second!, third!] as const,
      fill: async (lines: readonly { productId: string; quantity: number }[]) => {
        for (const line of lines) {
          await items.add(userId, { id: randomUUID(), ...line }, 10);
          clock.advance(1);
        }
      },
    };
  };

  cartRepositoryContract(setUp);

  it('keep what a concurrent add puts in while they are emptied', async () => {
    const { carts, unitOfWork, userId, productIds, fill } = await setUp();
    const [productId] = productIds;
    await fill([{ productId, quantity: 2 }]);
    const other = database.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query('UPDATE cart_item SET quantity = quantity + 1 WHERE user_id = $1', [userId]);
    const removed = unitOfWork.run(() => carts.remove(userId, [{ productId, quantity: 2 }]));
    await untilLockWaits(database, 1);
    await other.commitTransaction();
    await other.release();
    await removed;
    expect(await carts.lines(userId)).toEqual([{ productId, quantity: 1 }]);
  });
});
