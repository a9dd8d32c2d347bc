import { productSchema, type ProductInput } from './product-schema';

const good: ProductInput = {
  name: 'Kettlebell',
  price: '59.90',
  quantity: '12',
  category: 'c1',
  description: 'Powder-coated cast iron.',
  featured: false,
  images: ['/a.webp'],
  hasDiscount: false,
  discount: 'whatever',
};

/** The texts that a change of the good product brings up. */
function texts(change: Partial<Record<keyof ProductInput, unknown>>): string[] {
  const { error } = productSchema.safeParse({ ...good, ...change });
  return error?.issues.map((issue) => issue.message) ?? [];
}

describe('productSchema', () => {
  it('turns what was typed into what is sent, the discount 0 without its box', () => {
    expect(productSchema.parse(good)).toMatchObject({ price: 59.9, quantity: 12, discount: 0 });
    const reduced = { ...good, hasDiscount: true as const, discount: '15' };
    expect(productSchema.parse(reduced).discount).toBe(15);
  });

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'x'.repeat(201) }, 'Name is too long'],
    [{ price: '' }, 'Price must be a number'],
    [{ price: 'cheap' }, 'Price must be a number'],
    [{ price: '0' }, 'Price must be between 0.01 and 999,999.99'],
    [{ price: '1.999' }, 'Price can have at most two decimals'],
    [{ quantity: 'many' }, 'Quantity must be a number'],
    [{ quantity: '1.5' }, 'Quantity must be a whole number from 0 to 1,000,000'],
    [{ quantity: '-1' }, 'Quantity must be a whole number from 0 to 1,000,000'],
    [{ category: '' }, 'Category is required'],
    [{ description: 'short' }, 'Description must be at least 10 characters'],
    [{ images: [] }, 'At least one image is required'],
    [{ images: ['1', '2', '3', '4'] }, 'You can upload a maximum of 3 images'],
    [{ hasDiscount: true, discount: 'half' }, 'Price must be a number'],
    [{ hasDiscount: true, discount: '100' }, 'Discount must be between 0 and 99'],
  ])('%j: %s', (change, text) => expect(texts(change)).toEqual([text]));
});
