import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Schema } from '../../common/contract/client.js';
import { seedDemo } from '../../dev/demo/index.js';
import type { Env } from '../../src/config/env.js';
import { TrialRecord } from '../../src/platform/operations/trial-record.js';
import type { ApiAnswer } from './api-client.js';
import { imageNameIn, pngOfShade, upload } from './catalog/test-images.js';
import { smallDemoArt } from './demo-art.js';
import { eventually } from './eventually.js';
import { ParcelShop } from './parcel-shop.js';
import { createDatabase, dropDatabase } from './postgres.js';
import { fill, pay } from './shoppers.js';
import { uploadImage } from './upload-image.js';

/** Names of images in the store: what the live shop shows, and what stays with the trial. */
interface TrialImages {
  readonly shown: readonly string[];
  readonly left: readonly string[];
}

/**
 * A stopped shop that somebody has tried: with the demo, orders, a refund, a return and an open checkout, and whose pages,
 * settings, delivery and taxes were edited.
 */
export class TriedShop {
  private readonly copies: string[] = [];

  private constructor(
    readonly parcels: ParcelShop,
    /** Names of images that nobody but this class knows of. */
    readonly images: TrialImages,
  ) {}

  static async make(): Promise<TriedShop> {
    const parcels = await ParcelShop.start();
    try {
      const images = await tryOut(parcels);
      await parcels.db.end();
      await parcels.shop.stop();
      return new TriedShop(parcels, images);
    } catch (error) {
      await parcels.close();
      throw error;
    }
  }

  /** The settings of a copy of its database, by a test key of the card provider. */
  async copy(): Promise<Env> {
    const name = `vigor_tried_${process.pid}_${this.copies.length + 1}`;
    this.copies.push(name);
    const original = new URL(this.parcels.shop.databaseUrl).pathname.slice(1);
    const DATABASE_URL = await createDatabase(name, original);
    return { ...this.parcels.shop.env, DATABASE_URL, CARD_STAND_IN: false, LIVE_CARDS: false };
  }

  /** Drops its database and the copies, but for what was made of them. */
  async close(): Promise<void> {
    for (const name of this.copies) await dropDatabase(name);
    await this.parcels.close();
  }
}

async function tryOut(parcels: ParcelShop): Promise<TrialImages> {
  const { app } = parcels.shop;
  const art = await smallDemoArt();
  await seedDemo(app, art);
  await rm(art, { recursive: true });
  await app.get(TrialRecord).recordStandIn();
  await parcels.openNext();
  await sell(parcels);
  const images = await edit(parcels);
  await beginCheckout(parcels);
  await eventually(async () => {
    const { rows } = await parcels.db.query('SELECT job FROM outbox WHERE done_at IS NULL');
    expect(rows).toEqual([]);
  });
  return images;
}

/** An order of which a part was refunded, and one that came back with an image. */
async function sell(parcels: ParcelShop): Promise<void> {
  const { admin } = parcels;
  const first = await parcels.buy();
  await done(
    admin.api.post(`orders/${first._id}/refunds`, {
      key: randomUUID(),
      reason: 'damaged',
      restock: true,
      total: 49.99,
      lines: [{ lineId: first.products[0]?._id, quantity: 1 }],
    }),
  );
  await parcels.openNext();
  const second = await parcels.buy();
  for (const status of ['shipped', 'delivered']) await parcels.step(second, status);
  const path = `orders/${second._id}/returns`;
  const { api } = parcels.shopper;
  const image = await upload<{ _id: string }>(api, await pngOfShade(1), { path: `${path}/images` });
  const lines = [{ lineId: second.products[0]?._id, quantity: 1 }];
  const asked = await done(
    api.post<Schema<'OrderReturns'>>(path, {
      key: randomUUID(),
      reason: 'damaged',
      images: [image.data._id],
      lines,
    }),
  );
  const one = `returns/${asked.returns[0]?._id}`;
  await done(admin.api.post(`${one}/approve`, { text: 'Yes' }));
  const received = [{ lineId: lines[0]?.lineId, quantity: 1, restock: true }];
  await done(admin.api.post(`${one}/receive`, { lines: received }));
  await done(admin.api.post(`${one}/refund`, { key: randomUUID(), total: 49.99 }));
}

/** What an owner does in the back office, and what shoppers leave. */
async function edit({
  shop,
  db,
  admin: { api },
  admin,
  shopper,
}: ParcelShop): Promise<TrialImages> {
  const image = async (shade: number) => (await upload(api, await pngOfShade(shade))).data.url;
  const [icon, bar, hero, gone] = [await image(2), await image(3), await image(4), await image(5)];
  const library = (await uploadImage(shop, admin, await pngOfShade(6))).data;
  await done(api.put(`content/images/${library._id}`, { alt: 'A red bar' }));
  const avatar = (await upload(shopper.api, await pngOfShade(7))).data.url;
  await done(shopper.api.put('users', { image: avatar }));
  const category = await done(
    api.post<{ _id: string }>('categories/create-category', { title: 'Garden', icon }),
  );
  const product = (name: string, shown: string) =>
    done(
      api.post<{ _id: string }>('products/create-product', {
        name,
        description: 'A gate of wrought iron.',
        price: 120,
        discount: 0,
        quantity: 5,
        images: [shown],
        category: category._id,
      }),
    );
  await product('Garden gate', bar);
  await done(api.delete(`products/${(await product('Gone gate', gone))._id}`));
  await done(api.put('settings', { version: 1, name: 'Iron & Oak', returnDays: 14 }));
  const home = { headline: 'Iron for gardens', image: hero };
  await done(api.put('content/documents/home', { version: 1, values: home }));
  const terms = { markdown: 'Our terms.' };
  await done(api.put('content/documents/terms', { version: 0, values: terms }));
  const regions = [{ country: 'GL', states: [] }];
  await done(api.post('delivery/zones', { name: 'Far', regions }));
  const rate = { name: 'VAT', country: 'GL', taxClass: 'standard', percent: '10' };
  await done(api.post('taxes/rates', rate));
  const code = { code: 'TEN', kind: 'percent', percent: 10, appliesTo: 'all', isActive: true };
  await done(api.post('discounts', code));
  await done(shop.api.post('newsletter/subscribe', { email: 'reader@example.com' }));
  const message = { subject: 'A gate', message: 'How wide is it?' };
  await done(shop.api.post('contact', { name: 'Ann', email: 'ann@example.com', ...message }));
  const { rows } = await db.query<{ name: string }>('SELECT name FROM order_return_image');
  return {
    shown: [icon, bar, hero, library.url].map(imageNameIn),
    left: [...[gone, avatar].map(imageNameIn), rows[0]?.name ?? 'none'],
  };
}

/** What an answer has. @throws where it is none of success */
async function done<Data>(answer: Promise<ApiAnswer<Data>>): Promise<Data> {
  const { status, body, data } = await answer;
  if (status >= 300) throw new Error(body);
  return data;
}

/** Holds two units, and never pays. */
async function beginCheckout({ shopper, bell }: ParcelShop): Promise<void> {
  await fill(shopper.api, bell, 2);
  expect((await pay(shopper.api, 2 * bell.priceCents)).status).toBe(200);
}
