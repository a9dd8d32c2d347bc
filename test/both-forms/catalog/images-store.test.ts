import { basename } from 'node:path';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { DomainEvents } from '../../../src/kernel/domain-event.js';
import { UnitOfWork } from '../../../src/kernel/unit-of-work.js';
import { FailedJobs } from '../../../src/platform/outbox/failed-jobs.js';
import { transactions } from '../../../src/platform/database/transaction.js';
import { imageNameOf } from '../../../src/platform/storage/image-name.js';
import { Images, imageStored } from '../../../src/platform/storage/images.js';
import { ImagePreviews } from '../../../src/platform/storage/image-previews.js';
import { ImageStore } from '../../../src/platform/storage/image-store.js';
import { blank } from '../../support/catalog/image-corpus.js';
import { pngOfShade, upload } from '../../support/catalog/test-images.js';
import { eventually } from '../../support/eventually.js';
import { newUser, type TestUser } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestS3, type TestS3 } from '../../support/test-s3.js';

let s3: TestS3;
let shop: TestApp;
let person: TestUser;
/** Stands between the shop and its store, and may say that the store is unavailable. */
let between: Server;
let isAway = false;
let db: Client;

beforeAll(async () => {
  s3 = await startTestS3();
  const { hostname, port } = new URL(s3.settings.S3_ENDPOINT!);
  between = createServer((given, answer) => {
    if (isAway) return void answer.writeHead(503).end();
    const { method, url: path, headers } = given;
    // A connection for each: on a kept one the store's answers may run into each other.
    const asked = request({ hostname, port, method, path, headers, agent: false }, (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    });
    asked.on('error', () => answer.destroy());
    given.pipe(asked);
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  shop = await startTestApp({
    ...s3.settings,
    S3_ENDPOINT: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
    S3_BUCKET: 'pictures',
    JOB_BACKOFF_FIRST_MS: '50',
    JOB_BACKOFF_MAX_MS: '100',
    OUTBOX_POLL_MS: '50',
  });
  person = await newUser(shop);
  db = new Client(shop.databaseUrl);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await shop.close();
  between.closeAllConnections();
  between.close();
  await s3.close();
});
afterEach(() => {
  isAway = false;
});

/** By the URL of its uploader, as nothing shows it. */
const get = (url: string) =>
  shop.app.inject({ method: 'GET', url: shop.app.get(ImagePreviews).urlOf(url) });

/** By the URL that an upload is answered with. */
const read = (url: string) => shop.app.inject({ method: 'GET', url });

describe('while the store is unavailable', () => {
  it('an upload is asked to come again, and does', async () => {
    const file = await pngOfShade(31);
    isAway = true;
    const refused = await upload(person.api, file);
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
    expect(refused.headers['retry-after']).toBeDefined();
    isAway = false;
    const { status, data } = await upload(person.api, file);
    expect([status, (await read(data.url)).statusCode]).toEqual([201, 200]);
  });

  it('an image is not said to be lost', async () => {
    const { data } = await upload(person.api, await pngOfShade(32));
    isAway = true;
    expect((await read(data.url)).statusCode).toBe(503);
  });

  it('the narrower copies wait for it', async () => {
    const images = shop.app.get(Images);
    const store = shop.app.get(ImageStore);
    const file = await pngOfShade(33, 400);
    // Unavailable from the moment the image itself is stored.
    const put = jest.spyOn(store, 'put').mockImplementationOnce(async (name, given) => {
      put.mockRestore();
      await store.put(name, given);
      isAway = true;
    });
    await images.add(file);
    await eventually(async () => {
      const { rows } = await db.query<{ attempts: number }>(
        `SELECT attempts FROM outbox WHERE job = 'images.make-variants' AND done_at IS NULL`,
      );
      expect(rows[0]?.attempts).toBeGreaterThan(1);
    });
    isAway = false;
    await eventually(async () => expect((await images.add(file)).srcset).toHaveLength(1));
  });

  it('one image that cannot be removed keeps no other', async () => {
    const images = shop.app.get(Images);
    const [stuck, other] = [
      await images.add(await pngOfShade(36)),
      await images.add(await pngOfShade(37)),
    ];
    const store = shop.app.get(ImageStore);
    const { remove } = store;
    jest.spyOn(store, 'remove').mockImplementation(async (name) => {
      if (stuck.url.endsWith(name)) throw new Error('locked');
      return remove.call(store, name);
    });
    await expect(images.sweep(new Date(Date.now() + 60_000))).rejects.toThrow('locked');
    jest.restoreAllMocks();
    expect((await get(other.url)).statusCode).toBe(404);
  });

  it('what is swept goes later', async () => {
    const images = shop.app.get(Images);
    const { url } = await images.add(await pngOfShade(34));
    const later = new Date(Date.now() + 60_000);
    isAway = true;
    await expect(images.sweep(later)).rejects.toThrow('image store');
    isAway = false;
    await db.query(`UPDATE media SET going_at = going_at - interval '3 minutes'`);
    expect(await images.sweep(later)).toBeGreaterThan(0);
    expect((await get(url)).statusCode).toBe(404);
  });

  it('what is swept can be taken over by an upload of the same content', async () => {
    const images = shop.app.get(Images);
    const file = await pngOfShade(35);
    const { url } = await images.add(file);
    isAway = true;
    await expect(images.sweep(new Date(Date.now() + 60_000))).rejects.toThrow('image store');
    isAway = false;
    await db.query(`UPDATE media SET going_at = going_at - interval '3 minutes'`);
    await images.add(file);
    expect(await images.sweep(new Date(Date.now() - 60_000))).toBe(0);
    expect((await get(url)).statusCode).toBe(200);
  });
});

describe('the narrower copies of an image', () => {
  /** An image that an earlier release has stored, with the job for its copies. */
  async function plant(bytes: Buffer, name = imageNameOf(bytes, 'png')): Promise<string> {
    await shop.app.get(ImageStore).put(name, { bytes, mime: 'image/png' });
    await db.query(
      `INSERT INTO media (name, mime, width, height, created_at)
       VALUES ($1, 'image/png', 400, 60000, now())`,
      [name],
    );
    const publish = () => shop.app.get(DomainEvents).publish(imageStored, { name });
    await shop.app.get(UnitOfWork).run(publish);
    return name;
  }
  const jobOf = async (name: string) => {
    const { rows } = await db.query<{
      done_at: Date | null;
      failed_at: Date | null;
      last_error: string;
    }>(`SELECT done_at, failed_at, last_error FROM outbox WHERE payload ->> 'name' = $1`, [name]);
    return rows[0]!;
  };

  it('which no format has are given up without an alarm', async () => {
    const name = await plant(await blank(400, 60_000));
    const job = await eventually(async () => {
      const found = await jobOf(name);
      expect(found.done_at).not.toBeNull();
      return found;
    });
    expect(job).toMatchObject({
      failed_at: null,
      last_error: `RejectedInput: Image ${name} has no narrower copies`,
    });
    const { items } = await shop.app.get(FailedJobs).list({ page: 1, limit: 100 });
    expect(items.filter(({ job }) => job === 'images.make-variants')).toEqual([]);
  });

  it('whose file is damaged fail for staff to see', async () => {
    const name = await plant(Buffer.from('damaged'), `${'d'.repeat(32)}.png`);
    await eventually(async () => expect((await jobOf(name)).failed_at).not.toBeNull());
    expect((await jobOf(name)).done_at).toBeNull();
  });
});

it('is never called while a transaction is open', async () => {
  const images = shop.app.get(Images);
  const store = shop.app.get(ImageStore);
  const open: string[] = [];
  for (const name of ['put', 'get', 'remove'] as const) {
    const call = store[name].bind(store) as (...given: unknown[]) => Promise<never>;
    jest.spyOn(store, name).mockImplementation((...given: unknown[]) => {
      open.push(`${name} ${transactions.getStore() ? 'inside' : 'outside'}`);
      return call(...given);
    });
  }
  await images.addWhole(await pngOfShade(36, 400));
  const { url } = await images.add(await pngOfShade(37, 400));
  await images.makeNarrower(basename(url));
  await images.sweep(new Date(Date.now() + 60_000));
  jest.restoreAllMocks();
  expect([...new Set(open)].sort()).toEqual(['get outside', 'put outside', 'remove outside']);
});
