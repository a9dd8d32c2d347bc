import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { loadEnv } from '../../../../config/env.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { transactions } from '../../../../platform/database/transaction.js';
import { LocalInvalidation } from '../../../../platform/invalidation/local-invalidation.js';
import { categoryRepositoryContract } from '../../testing/category-repository.contract.js';
import { bench, idOf, STRENGTH } from '../../testing/fixtures.js';
import { importRepositoryContract } from '../../testing/import-repository.contract.js';
import { productRepositoryContract } from '../../testing/product-repository.contract.js';
import { CatalogChanges } from './catalog-changes.js';
import { CATALOG_ENTITIES } from './entities.js';
import { TransactionLock } from '../../../../platform/database/transaction-lock.js';
import { PostgresCategoryRepository } from './postgres-category-repository.js';
import { PostgresImportRepository } from './postgres-import-repository.js';
import { PostgresProductRepository } from './postgres-product-repository.js';
import { SearchVocabulary } from './search-vocabulary.js';

let database: OpenDatabase;
let adapters: ReturnType<typeof adaptersOn>;
let announced: number;

function adaptersOn({ repositories, statements, unitOfWork }: OpenDatabase) {
  const clock = new SettableClock();
  const invalidation = new LocalInvalidation(true);
  invalidation.onChange(() => announced++);
  const changes = new CatalogChanges(invalidation);
  const vocabulary = new SearchVocabulary(repositories, statements, clock);
  return {
    products: new PostgresProductRepository(repositories, statements, vocabulary, changes, clock),
    categories: new PostgresCategoryRepository(repositories, vocabulary, changes, clock),
    imports: new PostgresImportRepository(
      ...([repositories, statements, new TransactionLock(statements), clock, loadEnv({})] as const),
    ),
    inTransaction: <Result>(work: () => Promise<Result>) => unitOfWork.run(work),
  };
}

beforeAll(async () => {
  database = await openDatabase(CATALOG_ENTITIES);
  adapters = adaptersOn(database);
});
beforeEach(async () => {
  await database.dataSource.query('TRUNCATE category, product, product_import CASCADE');
  announced = 0;
});
afterAll(() => database.close());

const make = async () => adapters;

describe('products in Postgres', () => productRepositoryContract(make));
describe('categories in Postgres', () => categoryRepositoryContract(make));
describe('imports in Postgres', () => importRepositoryContract(make));

it('lets one import in at a time', async () => {
  const begin = () => adapters.inTransaction(() => adapters.imports.begin(undefined));
  await adapters.inTransaction(async () => {
    await adapters.imports.begin(undefined);
    // As another request would, outside of this transaction.
    await expect(transactions.exit(begin)).rejects.toThrow('Another import is running');
  });
  await begin();
});

it('announces a change of the catalog once it is committed', async () => {
  const { products, categories, inTransaction } = adapters;
  await inTransaction(async () => {
    await categories.add(STRENGTH);
    await products.save([{ after: bench() }]);
    await products.save([{ after: bench(2) }]);
    expect(announced).toBe(0);
  });
  expect(announced).toBe(1);
  await expect(
    inTransaction(async () => {
      await products.remove(bench());
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(announced).toBe(1);
});

it('writes the sum of its ledger for each product', async () => {
  const { products, categories, inTransaction } = adapters;
  await inTransaction(async () => {
    await categories.add(STRENGTH);
    await products.save([{ after: bench(1, { quantity: 5 }) }]);
    await products.save([{ before: bench(), after: bench(1, { quantity: 2 }) }]);
  });
  const ledger: { sum: string }[] = await database.dataSource.query(
    'SELECT sum(change) FROM stock_ledger WHERE product_id = $1',
    [idOf(1)],
  );
  expect(ledger).toEqual([{ sum: '2' }]);
});
