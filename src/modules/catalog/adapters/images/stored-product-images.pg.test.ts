import { Client } from 'pg';
import { startTestApp, type TestApp } from '../../../../../test/support/start-test-app.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { ImageStore } from '../../../../platform/storage/image-store.js';
import { ProductImages } from '../../ports/product-images.js';
import { productImagesContract } from '../../testing/product-images.contract.js';

const STORED = `${'a'.repeat(32)}.webp`;
const MISSING = `${'b'.repeat(32)}.webp`;

let shop: TestApp;

beforeAll(async () => {
  shop = await startTestApp();
  const db = new Client(shop.databaseUrl);
  await db.connect();
  await db.query(
    `INSERT INTO media (name, mime, width, height, created_at) VALUES ($1, 'image/webp', 8, 8, now())`,
    [STORED],
  );
  await db.end();
});
afterAll(() => shop.close());

describe('images of the catalog in the store', () => {
  productImagesContract(async () => {
    const imageOf = (name: string) => ({ url: shop.app.get(ImageStore).urlOf(name), name });
    return {
      images: shop.app.get(ProductImages),
      stored: imageOf(STORED),
      missing: imageOf(MISSING),
      inTransaction: (work) => shop.app.get(UnitOfWork).run(work),
    };
  });
});
