import { ImageInUse, usesText } from './image-use.js';

const use = (owner: string, count: number | null = 1) => ({ owner, ownerId: '1', count });

it.each([
  [[], 'nothing'],
  [[use('catalog.product')], '1 product'],
  [[use('catalog.deleted_product')], '1 deleted product'],
  [[use('catalog.product', 2), use('content.gallery')], '2 products and the gallery'],
  [[use('catalog.category', 2), use('orders.order', null)], '2 categories and orders'],
  [
    [use('content.document'), use('catalog.category'), use('content.partners')],
    '1 page, 1 category and 1 partner',
  ],
  [[use('auth.person'), use('content.testimonials', 2)], '1 user and 2 testimonials'],
  [[use('newsletter.campaign', 2)], '2 campaigns'],
  [[use('later.kind')], '1 other place'],
])('%j is %s', (uses, text) => expect(usesText(uses)).toBe(text));

it('says where an image is used', () => {
  const uses = [use('content.gallery')];
  expect(new ImageInUse(uses)).toMatchObject({
    kind: 'conflict',
    code: 'image_in_use',
    data: { uses },
    message: 'This image is used by the gallery.',
  });
});
