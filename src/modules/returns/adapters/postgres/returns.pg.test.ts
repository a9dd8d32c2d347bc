import { randomUUID } from 'node:crypto';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { newOrderSnapshot } from '../../../orders/testing/order-fixtures.js';
import { returnRepositoryContract } from '../../testing/return-repository.contract.js';
import { PostgresReturnRepository } from './postgres-return-repository.js';

let open: OpenDatabase;
const userId = randomUUID();
const order = newOrderSnapshot(1, userId);

beforeAll(async () => {
  open = await openDatabase(ALL_ENTITIES);
  const { dataSource } = open;
  await dataSource.query(
    `INSERT INTO users (id, name, email, password_hash, created_at)
     VALUES ($1, 'Ada', 'ada@example.com', 'x', now())`,
    [userId],
  );
  await dataSource.query(
    `INSERT INTO orders (id, checkout_id, transaction_id, user_id, total_cents, shipping_cents,
                         full_name, email, phone, address, city, state, zip, created_at)
     VALUES ($1, gen_random_uuid(), 'pi_1', $2, 11500, 500, '', '', '', '', '', '', '', now())`,
    [order.id, userId],
  );
  for (const [position, { id, productId, name, priceCents, quantity }] of order.lines.entries()) {
    await dataSource.query(
      `INSERT INTO order_line (id, order_id, position, product_id, name, price_cents, quantity)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, order.id, position, productId, name, priceCents, quantity],
    );
  }
});
afterEach(() => open.dataSource.query('TRUNCATE order_return, order_return_line'));
afterAll(() => open?.close());

describe('returns in Postgres', () => {
  returnRepositoryContract(async () => ({
    returns: new PostgresReturnRepository(open.repositories),
    order,
    inTransaction: (work) => open.unitOfWork.run(work),
  }));
});
