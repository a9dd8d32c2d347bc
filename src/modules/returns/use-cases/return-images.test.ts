import type { PlacedOrder } from '../../orders/index.js';
import { returnsFixture } from '../testing/returns-fixture.js';

let fixture: ReturnType<typeof returnsFixture>;
let order: PlacedOrder;
beforeEach(async () => {
  fixture = returnsFixture();
  order = await fixture.deliverOne();
});

const file = Buffer.from('an image');
const add = (by = 'ada') => fixture.addImage.execute(order.id, by, file);
const request = (images: readonly string[], requestKey = 'form-1') =>
  fixture.request.execute(order.id, 'ada', fixture.wanted(order, { requestKey }), images);

it('are those of the return that names them', async () => {
  const [first, second] = [await add(), await add()];
  const id = await request([first, second]);
  expect(fixture.images.of(id)).toEqual([first, second]);
});

it('are taken once for each key of the form', async () => {
  const image = await add();
  const id = await request([image]);
  expect(await request([image])).toBe(id);
  expect(fixture.images.of(id)).toEqual([image]);
});

it('are refused where they are of another return', async () => {
  const image = await add();
  const id = await request([image]);
  await fixture.withdraw.execute({ orderId: order.id, returnId: id, userId: 'ada' });
  await expect(request([image], 'form-2')).rejects.toMatchObject({
    kind: 'invalid',
    errors: [{ field: 'images' }],
  });
});

it('are added by the shopper of the order alone', async () => {
  const notFound = { kind: 'not_found', message: 'Order not found' };
  await expect(add('eve')).rejects.toMatchObject(notFound);
  await expect(fixture.addImage.execute('nonsense', 'ada', file)).rejects.toMatchObject(notFound);
  expect(await fixture.images.countOf(order.id)).toBe(0);
});

it('are at most 100 of an order, sent or not', async () => {
  for (let nth = 0; nth < 100; nth += 1) await add();
  await expect(add()).rejects.toMatchObject({ kind: 'conflict', code: 'too_many_images' });
});
