import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { pngOfShade } from '../../../../../test/support/catalog/test-images.js';
import { loadEnv } from '../../../../config/env.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { DiskImageStore } from '../../../../platform/storage/disk-image-store.js';
import { TransactionLock } from '../../../../platform/database/transaction-lock.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { ImageDecoder } from '../../../../platform/storage/image-decoder.js';
import { ImageReferences } from '../../../../platform/storage/image-references.js';
import { ImageRepository } from '../../../../platform/storage/image-repository.js';
import { PrivateImages } from '../../../../platform/storage/private-images.js';
import { UploadQuota } from '../../../../platform/storage/upload-quota.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { newOrderSnapshot } from '../../../orders/testing/order-fixtures.js';
import { bytesOf, returnImagesContract } from '../../testing/return-images.contract.js';
import { returnRepositoryContract } from '../../testing/return-repository.contract.js';
import { PostgresReturnRepository } from './postgres-return-repository.js';
import { StoredReturnImages } from './stored-return-images.js';

let open: OpenDatabase;
const userId = randomUUID();
const order = newOrderSnapshot(1, userId);
const otherOrder = newOrderSnapshot(2, userId);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigor-returns-'));
  open = await openDatabase(ALL_ENTITIES);
  const { dataSource } = open;
  await dataSource.query(
    `INSERT INTO users (id, name, email, password_hash, created_at)
     VALUES ($1, 'Ada', 'ada@example.com', 'x', now())`,
    [userId],
  );
  for (const { id } of [order, otherOrder]) {
    await dataSource.query(
      `INSERT INTO orders (id, checkout_id, transaction_id, user_id, total_cents, shipping_cents,
                           full_name, email, phone, address, city, state, zip, created_at)
       VALUES ($1, gen_random_uuid(), gen_random_uuid(), $2, 11500, 500, '', '', '', '', '', '', '', now())`,
      [id, userId],
    );
  }
  for (const [position, { id, productId, name, priceCents, quantity }] of order.lines.entries()) {
    await dataSource.query(
      `INSERT INTO order_line (id, order_id, position, product_id, name, price_cents, quantity)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, order.id, position, productId, name, priceCents, quantity],
    );
  }
});
afterEach(() => open.dataSource.query('TRUNCATE order_return CASCADE; TRUNCATE media CASCADE'));
afterAll(async () => {
  await open?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('returns in Postgres', () => {
  returnRepositoryContract(async () => ({
    returns: new PostgresReturnRepository(open.repositories),
    order,
    inTransaction: (work) => open.unitOfWork.run(work),
  }));
});

describe('images of returns in Postgres and on disk', () => {
  /** The store, and the images that no return has. */
  const store = () => {
    const { repositories, statements, unitOfWork } = open;
    const clock = new SettableClock();
    const rows = new ImageRepository(statements, repositories, clock);
    const env = loadEnv({ DATA_DIR: folder });
    const disk = new DiskImageStore(env);
    const quota = new UploadQuota(
      ...([statements, repositories, new TransactionLock(statements), clock, env] as const),
      new ShopSecret(env),
    );
    const files = new PrivateImages(new ImageDecoder(), disk, rows, quota, unitOfWork);
    const references = new ImageReferences(statements, repositories, clock);
    const images = new StoredReturnImages(
      ...([files, references, repositories, statements, unitOfWork, new UuidIds()] as const),
      new TransactionLock(statements),
    );
    return { images, orphans: () => rows.orphans(new Date(clock.now().getTime() + 1), 10) };
  };
  const orderReturn = { id: randomUUID(), orderId: order.id };
  const file = () => pngOfShade(5);
  const inTransaction = <Result>(work: () => Promise<Result>) => open.unitOfWork.run(work);
  beforeEach(() =>
    open.dataSource.query(
      `INSERT INTO order_return (id, order_id, number, request_key, state, reason, note, answer, requested_at)
       VALUES ($1, $2, 1, 'form', 'requested', 'other', '', '', now())`,
      [orderReturn.id, orderReturn.orderId],
    ),
  );

  returnImagesContract(async () => ({
    images: store().images,
    orderReturn,
    otherOrderId: otherOrder.id,
    userId,
    file: await file(),
    inTransaction,
  }));

  it('are files that nobody can read without the row', async () => {
    const { images } = store();
    await rm(join(folder, 'media'), { recursive: true, force: true });
    const id = await images.add(order.id, await file(), 100);
    const [path] = (await readdir(folder, { recursive: true })).filter((one) =>
      one.endsWith('.private'),
    );
    const stored = await readFile(join(folder, path!));
    const opened = await bytesOf((await images.open(order.id, id))!);
    expect([opened.includes('IHDR'), stored.includes('IHDR')]).toEqual([true, false]);
  });

  it('are swept with their rows unless a return has them', async () => {
    const { images, orphans } = store();
    const [sent, unsent] = [
      await images.add(order.id, await file(), 100),
      await images.add(order.id, await file(), 100),
    ];
    await inTransaction(() => images.attach(orderReturn, [sent]));
    const names = await orphans();
    expect(names).toHaveLength(1);
    await open.dataSource.query('DELETE FROM media WHERE name = ANY ($1)', [names]);
    expect(await images.open(order.id, unsent)).toBeUndefined();
    const kept = await images.open(order.id, sent);
    expect(await bytesOf(kept!)).not.toHaveLength(0);
    await inTransaction(() => images.eraseOf(userId));
    expect(await orphans()).toHaveLength(1);
  });
});
