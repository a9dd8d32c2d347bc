import { Client } from 'pg';
import { startTestApp, type TestApp } from '../../../../../test/support/start-test-app.js';
import { uniquePng } from '../../../../../test/support/upload-image.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { ContentImages } from '../../ports/content-images.js';
import { ImageLibrary } from '../../ports/image-library.js';
import { contentImagesContract } from '../../testing/content-images.contract.js';
import { imageLibraryContract } from '../../testing/image-library.contract.js';

const STORED = `${'a'.repeat(32)}.webp`;
const MISSING = `${'b'.repeat(32)}.webp`;

let shop: TestApp;
let db: Client;

const inTransaction = <Result>(work: () => Promise<Result>) => shop.app.get(UnitOfWork).run(work);

beforeAll(async () => {
  shop = await startTestApp();
  db = new Client(shop.databaseUrl);
  await db.connect();
});
beforeEach(async () => {
  await db.query('DELETE FROM media_reference');
  await db.query('DELETE FROM media');
});
afterAll(async () => {
  await db?.end();
  await shop?.close();
});

describe('images of the content in the store', () => {
  beforeEach(() =>
    db.query(
      `INSERT INTO media (name, mime, width, height, created_at) VALUES ($1, 'image/webp', 640, 8, now())`,
      [STORED],
    ),
  );
  contentImagesContract(() => ({
    images: shop.app.get(ContentImages),
    stored: STORED,
    missing: MISSING,
    inTransaction,
  }));
});

describe('the image library in the store', () => {
  imageLibraryContract(async () => ({
    library: shop.app.get(ImageLibrary),
    inTransaction,
    files: [await uniquePng(), await uniquePng()],
    showInGallery: async (name) => {
      const images = shop.app.get(ContentImages);
      await inTransaction(() => images.replace('gallery', 'one', { image: [name] }));
    },
  }));
});
