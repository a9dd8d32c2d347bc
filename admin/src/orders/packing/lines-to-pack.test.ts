import { linesToPack } from './lines-to-pack';

const mat = { _id: 'mat', quantity: 1, unshipped: 0 };
const bell = { _id: 'bell', quantity: 3, unshipped: 2 };

it('lists what is left to send, whether the rest was shipped or refunded', () => {
  expect(linesToPack({ status: 'pending', products: [mat, bell] })).toEqual([
    { _id: 'bell', quantity: 2, unshipped: 2 },
  ]);
});

it('lists all of an order that has left', () => {
  const products = [mat, { ...bell, unshipped: 0 }];
  expect(linesToPack({ status: 'shipped', products })).toEqual(products);
});
