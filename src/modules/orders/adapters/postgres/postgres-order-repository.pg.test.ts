import {
  currentSettings,
  storedSettingsFrom,
} from '../../../../../common/contract/current-settings.js';
import { randomUUID } from 'node:crypto';
import { NO_TRACKING } from '../../../../../common/contract/parcel.js';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { loadEnv } from '../../../../config/env.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { DiskImageStore } from '../../../../platform/storage/disk-image-store.js';
import { ImageReferences } from '../../../../platform/storage/image-references.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { Order } from '../../domain/order.js';
import { newOrderSnapshot } from '../../testing/order-fixtures.js';
import { orderRepositoryContract } from '../../testing/order-repository.contract.js';
import { OrderFinders } from '../../ports/order-finders.js';
import { OrderPages } from './order-pages.js';
import { OrderSearch } from './order-search.js';
import { ParcelRows } from './parcel-rows.js';
import { PostgresOrderQueries } from './postgres-order-queries.js';
import { PostgresOrderRepository } from './postgres-order-repository.js';

let open: OpenDatabase;
let orders: PostgresOrderRepository;
let queries: PostgresOrderQueries;
const users = [randomUUID(), randomUUID()] as const;

beforeAll(async () => {
  open = await openDatabase(ALL_ENTITIES);
  const { repositories, statements } = open;
  const env = loadEnv({});
  const media = new ImageUrls(new DiskImageStore(env), env);
  const references = new ImageReferences(statements, repositories, new SettableClock());
  orders = new PostgresOrderRepository(
    repositories,
    statements,
    media,
    references,
    new ParcelRows(repositories, statements),
  );
  const settings = {
    current: async () =>
      currentSettings(storedSettingsFrom({}), { isDemo: true, isTestDomainAllowed: true }),
  };
  const pages = new OrderPages(statements, media, settings);
  queries = new PostgresOrderQueries(
    statements,
    pages,
    new OrderSearch(statements, new OrderFinders(), settings),
  );
  for (const [place, name] of (['Ada', 'Root'] as const).entries()) {
    await open.dataSource.query(
      `INSERT INTO users (id, name, email, password_hash, created_at)
       VALUES ($1::uuid, $2, $1::text || '@example.com', 'x', now())`,
      [users[place], name],
    );
  }
});
afterEach(() =>
  open.dataSource.query(
    'TRUNCATE orders, order_line, order_history, order_count, parcel, parcel_line CASCADE',
  ),
);
afterAll(() => open.close());

describe('orders in Postgres', () => {
  orderRepositoryContract(async () => ({
    orders,
    queries,
    users,
    inTransaction: (work) => open.unitOfWork.run(work),
  }));
});

it('lets one change of an order wait for the other', async () => {
  const snapshot = newOrderSnapshot(1, users[0]);
  await open.unitOfWork.run(() => orders.add(Order.place(snapshot)));
  const step = { by: users[1], at: new Date() };
  const ship = () =>
    open.unitOfWork.run(async () => {
      const order = (await orders.lock(snapshot.id))!;
      if (order.status !== 'pending') return order.status;
      order.ship({ id: randomUUID(), tracking: NO_TRACKING }, step, []);
      await orders.update(order);
      return 'changed';
    });
  expect((await Promise.all([ship(), ship()])).sort()).toEqual(['changed', 'shipped']);
});

it('sees the parcel that was shipped while it waited for the lock', async () => {
  const snapshot = newOrderSnapshot(1, users[0]);
  await open.unitOfWork.run(() => orders.add(Order.place(snapshot)));
  const step = { by: users[1], at: new Date() };
  const lines = [{ lineId: snapshot.lines[1]!.id, quantity: 2 }];
  const ship = () =>
    open.unitOfWork.run(async () => {
      const order = (await orders.lock(snapshot.id))!;
      order.ship({ id: randomUUID(), lines, tracking: NO_TRACKING }, step, []);
      await orders.update(order);
      return 'shipped';
    });
  const results = await Promise.allSettled([ship(), ship()]);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
  expect(refused).toMatchObject([{ kind: 'conflict', code: 'more_than_left' }]);
  expect((await queries.find(snapshot.id))?.parcels).toMatchObject([{ number: 1, lines }]);
});
