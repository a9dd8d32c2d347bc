import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Schema } from '../../../common/contract/client.js';
import { Images } from '../../../src/platform/storage/images.js';
import { jpeg, REFUSED } from '../../support/catalog/image-corpus.js';
import { pngOfShade, upload } from '../../support/catalog/test-images.js';
import { PASSWORD } from '../../support/password.js';
import { type Order, ParcelShop } from '../../support/parcel-shop.js';
import { newStaff, newUser } from '../../support/test-users.js';

type OrderReturns = Schema<'OrderReturns'>;
interface ExportedReturn {
  readonly images: readonly { readonly id: string; readonly url: string }[];
}
interface PersonalData {
  readonly data: { readonly returns: readonly ExportedReturn[] };
}

let parcels: ParcelShop;
let order: Order;

beforeAll(async () => {
  parcels = await ParcelShop.start();
});
afterAll(() => parcels?.close());
beforeEach(async () => {
  await parcels.openNext();
  order = await parcels.buy();
  await parcels.step(order, 'shipped');
  await parcels.step(order, 'delivered');
});

const add = (file: Buffer, { api = parcels.shopper.api, of = order } = {}) =>
  upload<{ _id: string }>(api, file, { path: `orders/${of._id}/returns/images` });
const added = async () => (await add(await pngOfShade(5))).data._id;
const ask = (images: unknown, { key = randomUUID(), of = order } = {}) =>
  parcels.shopper.api.post<OrderReturns>(`orders/${of._id}/returns`, {
    key,
    reason: 'damaged',
    images,
    lines: [{ lineId: of.products[0]?._id, quantity: 1 }],
  });
const pathOf = (id: string) => `orders/${order._id}/returns/images/${id}/file`;
const open = async (id: string, token: string | undefined = parcels.shopper.token) =>
  parcels.shop.app.inject({
    method: 'GET',
    url: `/api/${pathOf(id)}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
/** The name of an image in the store. */
const nameOf = async (id: string) => {
  const { rows } = await parcels.db.query<{ name: string }>(
    'SELECT name FROM order_return_image WHERE id = $1',
    [id],
  );
  return rows[0]?.name;
};
const statusFor = async (id: string, token: string | undefined) =>
  (await open(id, token)).statusCode;

it('shows owner and staff what was added, and nobody else', async () => {
  const [first, second] = [await added(), await added()];
  const asked = await ask([second, first]);
  expect(asked.data.returns[0]?.images).toEqual([
    { _id: second, width: 8, height: 8 },
    { _id: first, width: 8, height: 8 },
  ]);
  const seen = await parcels.admin.api.get<Schema<'Return'>>(
    `returns/${asked.data.returns[0]?._id}`,
  );
  expect(seen.data.images.map(({ _id }) => _id)).toEqual([second, first]);
  const opened = await open(first);
  expect(opened.statusCode).toBe(200);
  expect(opened.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
  });
  expect(await sharp(opened.rawPayload).metadata()).toMatchObject({ format: 'png', width: 8 });
  const other = await newUser(parcels.shop);
  const [support, analyst] = [
    await newStaff(parcels.shop, 'support'),
    await newStaff(parcels.shop, 'analyst'),
  ];
  expect([
    await statusFor(first, support.token),
    await statusFor(first, other.token),
    await statusFor(first, analyst.token),
    await statusFor(randomUUID(), parcels.shopper.token),
    await statusFor(first, ''),
  ]).toEqual([200, 404, 404, 404, 401]);
});

it('tells nothing of where it was taken, and is never below /media', async () => {
  const taken = await jpeg(60, 40)
    .withExif({
      IFD0: { Make: 'SecretCam' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { status, data } = await add(taken);
  expect(status).toBe(201);
  const { rawPayload } = await open(data._id);
  const { exif, xmp, icc, width, height } = await sharp(rawPayload).metadata();
  expect([exif, xmp, icc, width, height]).toEqual([undefined, undefined, undefined, 40, 60]);
  expect(rawPayload.includes('SecretCam')).toBe(false);
  const url = `/media/${await nameOf(data._id)}`;
  expect((await parcels.shop.app.inject({ method: 'GET', url })).statusCode).toBe(404);
});

it('is refused like any other image', async () => {
  for (const [what, file, status, code] of REFUSED) {
    const answer = await add(await file());
    expect([what, answer.status, answer.code]).toEqual([what, status, code]);
  }
});

it('is added to an order of the shopper alone', async () => {
  const other = await newUser(parcels.shop);
  const file = await pngOfShade(6);
  expect((await add(file, { api: other.api })).status).toBe(404);
  expect((await add(file, { api: parcels.admin.api })).status).toBe(403);
});

it('refuses four images, one twice, and one of another order', async () => {
  const four = await Promise.all([added(), added(), added(), added()]);
  expect((await ask(four)).errors).toEqual([
    { field: 'images', message: 'A return can have at most 3 images' },
  ]);
  const [first] = four;
  for (const images of [[first, first], ['nonsense'], 'nonsense']) {
    expect(await ask(images)).toMatchObject({ status: 400, errors: [{ field: 'images' }] });
  }
  const other = await parcels.buy();
  await parcels.step(other, 'shipped');
  await parcels.step(other, 'delivered');
  expect(await ask([first], { of: other })).toMatchObject({
    status: 400,
    message: 'An image is no longer there. Please add it again.',
  });
  expect((await ask([first])).status).toBe(200);
});

it('is taken once for each key, and swept where no request names it', async () => {
  const [sent, unsent] = [await added(), await added()];
  const key = randomUUID();
  await ask([sent], { key });
  expect((await ask([sent], { key })).data.returns).toHaveLength(1);
  expect((await ask([sent])).status).toBe(400);
  await parcels.shop.app.get(Images).sweep(new Date(Date.now() + 60_000));
  expect([(await open(sent)).statusCode, (await open(unsent)).statusCode]).toEqual([200, 404]);
});

it('is in the data of the shopper, and gone once that is erased', async () => {
  const sent = await added();
  const name = await nameOf(sent);
  const asked = await ask([sent]);
  const { data } = await parcels.shopper.api.post<PersonalData>('users/user/export', {
    currentPassword: PASSWORD,
  });
  const [exported] = data.data.returns;
  expect(exported?.images).toMatchObject([{ id: sent, width: 8, height: 8 }]);
  const { pathname: url } = new URL(exported!.images[0]!.url);
  const headers = { authorization: `Bearer ${parcels.shopper.token}` };
  expect((await parcels.shop.app.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
  await parcels.admin.api.post(`returns/${asked.data.returns[0]?._id}/decline`, { text: 'Worn' });
  const erased = await parcels.admin.api.post(`customers/${parcels.shopper.id}/erase`);
  expect(erased.status).toBe(200);
  expect(await statusFor(sent, parcels.admin.token)).toBe(404);
  await parcels.shop.app.get(Images).sweep(new Date(Date.now() + 60_000));
  const { rowCount } = await parcels.db.query('SELECT FROM media WHERE name = $1', [name]);
  expect(rowCount).toBe(0);
});
