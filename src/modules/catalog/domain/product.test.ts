import { eachText, PRODUCT_TEXTS } from '../../../../common/contract/product.js';
import { editedProduct, type Product, PRODUCT_DEFAULTS } from './product.js';
import { inLockOrder } from './stock-line.js';

const product: Product = {
  ...PRODUCT_DEFAULTS,
  id: 'p',
  name: 'Kettlebell 16 kg',
  description: 'Cast iron',
  priceCents: 4_999,
  categoryId: 'c',
  images: ['one.png'],
  quantity: 10,
  version: 3,
};

describe('edited', () => {
  it('counts one version for any number of details, and none where nothing differs', () => {
    expect(editedProduct(product, { name: 'Other', discount: 5 }).version).toBe(4);
    expect(editedProduct(product, { name: product.name, images: ['one.png'] })).toEqual(product);
  });

  it('leaves the version alone when only the stock changes', () => {
    expect(editedProduct(product, { quantity: 3 })).toEqual({ ...product, quantity: 3 });
  });

  it('applies the difference to what the admin saw', () => {
    expect(editedProduct(product, { quantity: 50, baseQuantity: 12 }).quantity).toBe(48);
    expect(editedProduct(product, { quantity: 0, baseQuantity: 10 }).quantity).toBe(0);
    expect(() => editedProduct(product, { quantity: 0, baseQuantity: 11 })).toThrow(
      'Only 10 are left in stock now.',
    );
    expect(editedProduct(product, { quantity: 1_000_000 }).quantity).toBe(1_000_000);
    expect(() => editedProduct(product, { quantity: 1_000_000, baseQuantity: 0 })).toThrow(
      expect.objectContaining({
        errors: [
          {
            field: 'quantity',
            message: 'Quantity must be a whole number from 0 to 1,000,000',
          },
        ],
      }),
    );
  });

  it('names each field as the form does', () => {
    const edit = {
      version: 2,
      name: 'Other',
      description: 'Steel',
      priceCents: 1,
      discount: 1,
      categoryId: 'd',
      images: ['two.png'],
      featured: true,
      ...eachText(() => 'Ironside'),
    };
    const fields = 'name description price discount category images featured'.split(' ');
    expect(() => editedProduct(product, edit)).toThrow(
      expect.objectContaining({ data: { version: 3, fields: [...fields, ...PRODUCT_TEXTS] } }),
    );
  });

  it('refuses an older version and names the fields of the form that differ', () => {
    const edit = { version: 2, name: 'Other', priceCents: 1, discount: 0 };
    expect(() => editedProduct(product, edit)).toThrow(
      expect.objectContaining({ data: { version: 3, fields: ['name', 'price'] } }),
    );
    expect(editedProduct(product, { ...edit, version: 3 }).version).toBe(4);
  });
});

it('locks products in one order, each once', () => {
  const lines = [
    { productId: 'B2', quantity: 1 },
    { productId: 'c3', quantity: 5 },
    { productId: 'a1', quantity: 2 },
    { productId: 'b2', quantity: 3 },
  ];
  expect(inLockOrder(lines)).toEqual([
    { productId: 'a1', quantity: 2 },
    { productId: 'b2', quantity: 4 },
    { productId: 'c3', quantity: 5 },
  ]);
});
