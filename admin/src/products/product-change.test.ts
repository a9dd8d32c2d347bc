import { changedFields, changeOf, inputOf } from './product-change';
import { productSchema } from './product-schema';
import type { Product } from '../data/records';

const seen: Product = {
  _id: 'p1',
  id: 'p1',
  name: 'Kettlebell',
  description: 'Powder-coated cast iron.',
  price: 59.9,
  hasDiscount: true,
  discount: 15,
  finalPrice: 50.92,
  images: ['/a.webp'],
  srcset: [[]],
  quantity: 12,
  category: { _id: 'c1', title: 'Weights' },
  featured: false,
  brand: null,
  version: 4,
  createdAt: '2026-11-21T00:00:00Z',
};

describe('changeOf', () => {
  it('sends only what was changed, and the version', () => {
    const product = productSchema.parse({ ...inputOf(seen), name: 'Heavy kettlebell' });
    expect(changeOf(seen, product)).toEqual({
      name: 'Heavy kettlebell',
      version: 4,
    });
  });

  it('sends the stock that was seen with a changed one, so that sales in between count', () => {
    const product = productSchema.parse({ ...inputOf(seen), quantity: '20' });
    expect(changeOf(seen, product)).toEqual({
      quantity: 20,
      baseQuantity: 12,
      version: 4,
    });
  });

  it('takes the discount away with its box', () => {
    const product = productSchema.parse({ ...inputOf(seen), hasDiscount: false });
    expect(changeOf(seen, product)).toEqual({ discount: 0, version: 4 });
  });
});

describe('changedFields', () => {
  it('names each field once that differs from what was seen', () => {
    const now = { ...seen, hasDiscount: false, discount: 0, images: ['/b.webp'], version: 5 };
    expect(changedFields(seen, now)).toEqual(['images', 'discount']);
    expect(changedFields(seen, { ...seen, version: 5 })).toEqual([]);
  });
});
