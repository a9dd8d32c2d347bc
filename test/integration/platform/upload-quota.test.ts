import { Client } from 'pg';
import { Images } from '../../../src/platform/storage/images.js';
import { pngOfShade, upload } from '../../support/catalog/test-images.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';

let shop: TestApp;
let db: Client;
let made = 0;

beforeAll(async () => {
  shop = await startTestApp();
  db = new Client(shop.databaseUrl);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await shop.close();
});
// All of the test come from one address.
beforeEach(() => db.query('TRUNCATE media_upload'));

/** Uploads as many different images at once. */
const uploads = (by: TestUser, count: number) =>
  Promise.all(Array.from({ length: count }, async () => upload(by.api, await pngOfShade(++made))));
const accepted = (answers: readonly { status: number }[]) =>
  answers.filter(({ status }) => status === 201).length;
const REFUSAL = {
  status: 429,
  code: 'too_many_uploads',
  errors: [
    {
      field: 'image',
      message:
        'You have uploaded too many images that are not used yet. Please use them first, or try again later.',
    },
  ],
};

it('stores twenty images of a shopper that nothing shows, however many come at once', async () => {
  const shopper = await newUser(shop);
  const answers = await uploads(shopper, 30);
  expect(accepted(answers)).toBe(20);
  const refused = answers.find(({ status }) => status !== 201);
  expect(refused).toMatchObject(REFUSAL);
  const retryAfter = Number(refused?.headers['retry-after']);
  expect(retryAfter).toBeGreaterThan(23 * 3600);
  expect(retryAfter).toBeLessThanOrEqual(24 * 3600);
});

it('takes a known image again, and another one for each that is used', async () => {
  const shopper = await newUser(shop);
  const file = await pngOfShade(++made);
  const { data } = await upload(shopper.api, file);
  await uploads(shopper, 19);
  expect(await upload(shopper.api, await pngOfShade(++made))).toMatchObject(REFUSAL);
  await shopper.api.put('users', { image: data.url });
  expect((await upload(shopper.api, file)).status).toBe(201);
  expect(accepted(await uploads(shopper, 2))).toBe(1);
});

it('counts what is stored, not only how often', async () => {
  const shopper = await newUser(shop);
  await uploads(shopper, 1);
  await db.query('UPDATE media_upload SET bytes = $1', [50 * 1024 * 1024]);
  expect(await upload(shopper.api, await pngOfShade(++made))).toMatchObject(REFUSAL);
});

it('stores a hundred of an address, whoever uploads them', async () => {
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => newUser(shop)));
  const answers = await Promise.all(shoppers.map((shopper) => uploads(shopper, 20)));
  expect(accepted(answers.flat())).toBe(100);
});

it('stores all that staff upload', async () => {
  expect(accepted(await uploads(await newAdmin(shop), 25))).toBe(25);
});

it('forgets who uploaded an image once it is swept, or was found to be used', async () => {
  const shopper = await newUser(shop);
  const [used] = await uploads(shopper, 2);
  await shopper.api.put('users', { image: used!.data.url });
  await shop.app.get(Images).sweep(new Date(Date.now() + 60_000));
  const { rowCount } = await db.query('SELECT FROM media_upload');
  expect(rowCount).toBe(0);
});
