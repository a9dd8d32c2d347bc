import type { Order } from '../../data/records';

type Packed = Pick<Order, 'status'> & {
  products: Pick<Order['products'][number], '_id' | 'quantity' | 'unshipped'>[];
};

/** What is still to be shipped, without what was refunded; of an order that has left: all. */
export function linesToPack<Each extends Packed>({ status, products }: Each): Each['products'] {
  if (status !== 'pending') return products;
  const left = products.filter(({ unshipped }) => unshipped > 0);
  return left.map((line) => ({ ...line, quantity: line.unshipped }));
}
