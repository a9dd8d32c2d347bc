import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { loadEnv } from '../../../../config/env.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { DiskImageStore } from '../../../../platform/storage/disk-image-store.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { catalogContract } from '../../testing/catalog.contract.js';
import { STRENGTH } from '../../testing/fixtures.js';
import { type CatalogUnderTest, stockContract } from '../../testing/stock.contract.js';
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
  return {
    catalog: new PostgresCatalog(statements, new ImageUrls(new DiskImageStore(env), env)),
    stock: new PostgresStock(statements, repositories, new SettableClock()),
    sell: async (product) => {
      const id = ids.next();
      await products().insert({
        ...{ id, name: 'Mat', description: 'A mat', priceCents: 1_000, createdAt: CREATED_AT },
        ...{ categoryId: STRENGTH.id, images: ['one.webp'], ...product },
      });
      return id;
    },
    withdraw: async (id) => {
      await products().update({ id }, { deletedAt: CREATED_AT });
    },
    unitsSold: async (id) => (await products().findOneByOrFail({ id })).unitsSold,
    inTransaction: (work) => unitOfWork.run(work),
  };
};

describe('the catalog in Postgres', () => catalogContract(make));
describe('stock in Postgres', () => stockContract(make));
