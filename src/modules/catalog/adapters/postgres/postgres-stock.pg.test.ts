import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { loadEnv } from '../../../../config/env.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { asNumber } from '../../../../platform/database/decode.js';
import { transactions } from '../../../../platform/database/transaction.js';
import { value } from '../../../../platform/database/fields.js';
import { DiskImageStore } from '../../../../platform/storage/disk-image-store.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { catalogContract } from '../../testing/catalog.contract.js';
import { STRENGTH } from '../../testing/fixtures.js';
import { type CatalogUnderTest, stockContract } from '../../testing/stock.contract.js';
import { CountSold } from '../../use-cases/count-sold.js';
import { CategoryEntity } from './category.entity.js';
import { PostgresCatalog } from './postgres-catalog.js';
import { PostgresStock } from './postgres-stock.js';
import { ProductEntity } from './product.entity.js';

const CREATED_AT = new Date('2026-01-01T00:00:00Z');
const ids = new UuidIds();

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
  const { id, title } = STRENGTH;
  const categories = database.repositories.writeAlone(CategoryEntity);
  await categories.insert({ id, title, createdAt: CREATED_AT });
});
afterAll(() => database?.close());

const make = async (): Promise<CatalogUnderTest> => {
  const { repositories, statements, unitOfWork } = database;
  const env = loadEnv({});
  const products = () => repositories.writeAlone(ProductEntity);
  const stock = new PostgresStock(statements, repositories, new SettableClock());
  return {
    catalog: new PostgresCatalog(statements, new ImageUrls(new DiskImageStore(env), env)),
    stock,
    sell: async (product) => {
      const id = ids.next();
      await products().insert({
        id,
        name: 'Mat',
        description: 'A mat',
        priceCents: 1_000,
        createdAt: CREATED_AT,
        categoryId: STRENGTH.id,
        images: ['one.webp'],
        ...product,
      });
      return id;
    },
    withdraw: async (id) => {
      await products().update({ id }, { deletedAt: CREATED_AT });
    },
    unitsSold: async (id) => {
      await new CountSold(stock, unitOfWork, new SettableClock()).execute();
      return (await products().findOneByOrFail({ id })).unitsSold;
    },
    inTransaction: (work) => unitOfWork.run(work),
  };
};

describe('the catalog in Postgres', () => catalogContract(make));
describe('stock in Postgres', () => stockContract(make));

it('sells what a checkout holds without reading all sales of its product', async () => {
  const { stock, sell, inTransaction } = await make();
  const productId = await sell({ quantity: 5 });
  const checkoutId = ids.next();
  await database.dataSource.query(
    `INSERT INTO stock_ledger (product_id, change, reason, checkout_id, order_id, at)
     SELECT $1, -1, 'held', gen_random_uuid(), gen_random_uuid(), now() FROM generate_series(1, 5000)`,
    [productId],
  );
  await database.dataSource.query('ANALYZE stock_ledger');
  const lines = [{ productId, quantity: 2 }];
  await inTransaction(() => stock.hold({ checkoutId, userId: ids.next(), lines }));
  // Of the table and its indexes, however it is read.
  const counting = database.statements.sql(
    `SELECT (pg_stat_get_xact_tuples_returned('stock_ledger'::regclass)
             + sum(pg_stat_get_xact_tuples_returned(indexrelid)))::int AS rows
       FROM pg_index WHERE indrelid = 'stock_ledger'::regclass`,
    { rows: value(asNumber) },
  );
  const rowsRead = async () => (await counting.read())[0]?.rows ?? NaN;
  const read = await inTransaction(async () => {
    const before = await rowsRead();
    await stock.commit(checkoutId, ids.next());
    return (await rowsRead()) - before;
  });
  expect(read).toBeLessThan(10);
});

it('counts what was sold before it takes any of it back, in whatever order', async () => {
  const { stock, sell, inTransaction } = await make();
  const productId = await sell({ quantity: 5 });
  const [checkoutId, orderId] = [ids.next(), ids.next()];
  const lines = [{ productId, quantity: 3 }];
  await inTransaction(() => stock.hold({ checkoutId, userId: ids.next(), lines }));
  await inTransaction(() => stock.commit(checkoutId, orderId));
  const unitsSold = async () => {
    const products = database.repositories.writeAlone(ProductEntity);
    return (await products.findOneByOrFail({ id: productId })).unitsSold;
  };
  expect(await unitsSold()).toBe(0);
  await inTransaction(() =>
    stock.takeBack(orderId, [{ productId, quantity: 1 }], { restock: true }),
  );
  expect(await unitsSold()).toBe(2);
  await new CountSold(stock, database.unitOfWork, new SettableClock()).execute();
  expect(await unitsSold()).toBe(2);
});

it('sells a product while another sale of it is open', async () => {
  const { stock, sell, inTransaction } = await make();
  const productId = await sell({ quantity: 5 });
  const held = await Promise.all(
    [1, 2].map(async () => {
      const checkoutId = ids.next();
      const lines = [{ productId, quantity: 1 }];
      await inTransaction(() => stock.hold({ checkoutId, userId: ids.next(), lines }));
      return checkoutId;
    }),
  );
  await inTransaction(async () => {
    await stock.commit(held[0]!, ids.next());
    // On another connection: it waits for nothing of the first one.
    await transactions.exit(() => inTransaction(() => stock.commit(held[1]!, ids.next())));
  });
});
