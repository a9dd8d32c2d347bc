import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { UnitOfWork } from '../../../src/kernel/unit-of-work.js';
import { Images } from '../../../src/platform/storage/images.js';
import { ImagePreviews } from '../../../src/platform/storage/image-previews.js';
import { ImageReferences } from '../../../src/platform/storage/image-references.js';
import { pngOfShade } from '../../support/catalog/test-images.js';
import { CatalogBuilder } from '../../support/catalog/catalog-builder.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
let images: Images;

beforeAll(async () => {
  shop = await startTestApp();
  images = shop.app.get(Images);
});
afterAll(() => shop.close());

const later = () => new Date(Date.now() + 60_000);
const isServed = async (address: string) => {
  const url = shop.app.get(ImagePreviews).urlOf(address);
  return (await shop.app.inject({ method: 'GET', url })).statusCode === 200;
};

it('takes what nothing shows, with its copies, and leaves no file', async () => {
  const { url, srcset } = await images.addWhole(await pngOfShade(20, 700));
  expect(srcset).toHaveLength(2);
  expect(await images.sweep(new Date(Date.now() - 60_000))).toBe(0);
  expect(await isServed(url)).toBe(true);
  expect(await images.sweep(later())).toBe(1);
  for (const address of [url, ...srcset.map((source) => source.url)]) {
    expect(await isServed(address)).toBe(false);
  }
  const folder = join(shop.env.DATA_DIR, 'media', url.split('/').at(-1)!.slice(0, 2));
  // A store elsewhere has no folder here.
  expect(await readdir(folder).catch(() => [])).toEqual([]);
});

it('keeps what a product shows, and takes it once it does no more', async () => {
  const builder = await CatalogBuilder.open(shop);
  const second = (await images.addWhole(await pngOfShade(21))).url;
  const { _id } = await builder.product(await builder.category('Strength'), {
    images: [builder.image, second],
  });
  await images.sweep(later());
  expect([await isServed(builder.image), await isServed(second)]).toEqual([true, true]);
  await builder.admin.api.put(`products/${_id}`, { images: [second] });
  expect(await images.sweep(new Date(Date.now() - 60_000))).toBe(0);
  await images.sweep(later());
  expect([await isServed(builder.image), await isServed(second)]).toEqual([false, true]);
});

it('keeps what an order line shows, although the product has another image now', async () => {
  const { url } = await images.addWhole(await pngOfShade(22));
  const name = url.split('/').at(-1)!;
  const references = shop.app.get(ImageReferences);
  await shop.app
    .get(UnitOfWork)
    .run(() => references.addExisting('orders.order', 'one', [name, 'gone.png']));
  await images.sweep(later());
  expect(await isServed(url)).toBe(true);
});

it('spares known content that is uploaded again, even at the same moment', async () => {
  const file = await pngOfShade(23);
  for (let turn = 0; turn < 20; turn++) {
    await images.add(file);
    const before = new Date();
    const [{ url }] = await Promise.all([images.add(file), images.sweep(before)]);
    expect(await isServed(url)).toBe(true);
  }
});

it('never takes what somebody begins to show at the same moment', async () => {
  const references = shop.app.get(ImageReferences);
  for (let turn = 0; turn < 20; turn++) {
    const { url } = await images.add(await pngOfShade(100 + turn));
    const name = url.split('/').at(-1)!;
    const show = () => references.replace('tests.row', `row ${turn}`, [name]);
    const [shown] = await Promise.allSettled([
      shop.app.get(UnitOfWork).run(show),
      images.sweep(later()),
    ]);
    expect(await isServed(url)).toBe(shown.status === 'fulfilled');
  }
});

it('keeps up with any number, in one sweep', async () => {
  await images.sweep(later());
  const db = new Client(shop.databaseUrl);
  await db.connect();
  await db.query(
    `INSERT INTO media (name, mime, width, height, created_at)
     SELECT md5(i::text) || '.png', 'image/png', 1, 1, now() - interval '2 days'
     FROM generate_series(1, 1200) i`,
  );
  await images.sweep(later());
  // The shop's own sweep may have taken some of them.
  const { rows } = await db.query('SELECT name FROM media WHERE width = 1 AND height = 1');
  await db.end();
  expect(rows).toEqual([]);
});
