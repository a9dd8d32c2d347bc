import { Images } from '../../../src/platform/storage/images.js';
import { CatalogBuilder } from '../../support/catalog/catalog-builder.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { type LibraryImage, uniquePng, uploadImage } from '../../support/upload-image.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';

let shop: TestApp;
let admin: TestUser;

beforeAll(async () => {
  shop = await startTestApp();
  admin = await newAdmin(shop);
});
afterAll(() => shop.close());

const upload = (file: Buffer) => uploadImage(shop, admin, file);

const library = async () => (await admin.api.get<LibraryImage[]>('content/images?limit=100')).data;
const sweep = () => shop.app.get(Images).sweep(new Date('2100-01-01'));
const remove = ({ _id }: LibraryImage) => admin.api.delete(`content/images/${_id}`);

it('stores what is uploaded until it is deleted, used or not', async () => {
  const { status, data: image } = await upload(await uniquePng());
  expect(status).toBe(201);
  expect(image).toMatchObject({ width: 700, alt: '', uses: [], usedBy: 'nothing' });
  await sweep();
  expect((await library()).map(({ _id }) => _id)).toContain(image._id);
  expect(await remove(image)).toMatchObject({ status: 200, message: 'Delete successful!' });
  expect((await library()).map(({ _id }) => _id)).not.toContain(image._id);
  const add = { values: { image: image.url } };
  expect((await admin.api.post('content/lists/gallery', add)).status).toBe(400);
  expect(await sweep()).toBe(1);
  expect(await remove(image)).toMatchObject({ status: 404, message: 'Image not found' });
});

it('says where an image is used, and refuses to delete it then', async () => {
  const { data: image } = await upload(await uniquePng());
  const builder = await CatalogBuilder.open(shop);
  const category = await builder.category('Strength');
  await admin.api.put(`categories/${category}`, { icon: image.url });
  const { data: entry } = await admin.api.post<LibraryImage>('content/lists/gallery', {
    values: { image: image.url },
  });
  const text = { values: { markdown: `![A bar](${image.url})` }, version: 0 };
  await admin.api.put('content/documents/terms', text);
  const listed = (await library()).find(({ _id }) => _id === image._id);
  expect(listed?.usedBy).toBe('1 category, 1 page and the gallery');
  expect(listed?.uses).toContainEqual({ owner: 'content.document', ownerId: 'terms', count: 1 });
  expect(await remove(image)).toMatchObject({
    status: 409,
    code: 'image_in_use',
    message: 'This image is used by 1 category, 1 page and the gallery.',
  });
  await admin.api.delete(`content/lists/gallery/${entry._id}`);
  await admin.api.put(`categories/${category}`, { icon: null });
  expect(await remove(image)).toMatchObject({ message: 'This image is used by 1 page.' });
  await admin.api.put('content/documents/terms', { values: { markdown: 'None.' }, version: 1 });
  expect((await remove(image)).status).toBe(200);
});

it('says that a deleted product keeps its image', async () => {
  const { data: image } = await upload(await uniquePng());
  const builder = await CatalogBuilder.open(shop);
  const category = await builder.category('Cardio');
  const product = await builder.product(category, { images: [image.url] });
  const usedBy = async () => (await library()).find(({ _id }) => _id === image._id)?.usedBy;
  expect(await usedBy()).toBe('1 product');
  await admin.api.delete(`products/${product._id}`);
  expect(await usedBy()).toBe('1 deleted product');
  expect(await remove(image)).toMatchObject({
    status: 409,
    message: 'This image is used by 1 deleted product.',
  });
});

it('gives the storefront the alternative text', async () => {
  const { data: image } = await upload(await uniquePng());
  await admin.api.post('content/lists/gallery', { values: { image: image.url } });
  const path = `content/images/${image._id}`;
  expect(await admin.api.put(path, { alt: ' A red bar ' })).toMatchObject({
    status: 200,
    message: 'Alternative text saved',
    data: { alt: 'A red bar' },
  });
  const { data: shown } = await shop.api.get<LibraryImage[]>('images');
  expect(shown.find(({ url }) => url === image.url)).toMatchObject({ alt: 'A red bar' });
  expect(await admin.api.put(path, { alt: 'a'.repeat(301) })).toMatchObject({
    errors: [{ field: 'alt', message: 'Alternative text is too long' }],
  });
  expect(await admin.api.put('content/images/none.png', { alt: 'x' })).toMatchObject({
    status: 404,
  });
});

it('never lists or deletes the photo of a user', async () => {
  const user = await newUser(shop);
  const { url } = await shop.app.get(Images).addWhole(await uniquePng());
  await user.api.put('users', { image: url });
  expect((await library()).map((image) => image.url)).not.toContain(url);
  const name = url.slice(url.lastIndexOf('/') + 1);
  expect((await admin.api.delete(`content/images/${name}`)).status).toBe(404);
  expect((await admin.api.put(`content/images/${name}`, { alt: 'x' })).status).toBe(404);
});

it('takes images alone', async () => {
  expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415);
  const answer = await admin.api.post('content/images', {});
  expect(answer.status).toBeGreaterThanOrEqual(400);
});
