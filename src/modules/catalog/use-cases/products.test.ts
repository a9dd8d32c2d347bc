import { catalogFixture } from '../testing/catalog-fixture.js';
import { bench, idOf, IMAGE, IMAGE_NAME, NEW_BENCH } from '../testing/fixtures.js';

const ADMIN = { id: idOf(500) };

describe('a new product', () => {
  it('is stored with the names behind its addresses, which are kept', async () => {
    const { createProduct, catalog, images, auditLog } = catalogFixture();
    const id = await createProduct.execute(ADMIN, { ...NEW_BENCH, brand: 'Ironside' });
    const stored = { ...NEW_BENCH, brand: 'Ironside', id, images: [IMAGE_NAME], version: 1 };
    expect(catalog.products.get(id)).toEqual(stored);
    expect(images.shown.get(`product ${id}`)).toEqual([IMAGE_NAME]);
    const action = 'products.create';
    expect(auditLog).toEqual([{ actor: ADMIN, action, subject: `product ${id}`, after: stored }]);
  });

  it('leaves no entry in the audit log where the shop itself adds it', async () => {
    const { createProduct, audited } = catalogFixture();
    await createProduct.execute(undefined, NEW_BENCH);
    expect(audited()).toEqual([]);
  });

  it.each([
    [
      'an image of another site',
      { images: ['https://elsewhere.test/one.webp'] },
      'Each file must be an image',
    ],
    ['an image that is not there', { images: ['/media/two.webp'] }, 'Each file must be an image'],
    ['an unknown category', { categoryId: idOf(9) }, 'Category not found'],
  ])('is refused with %s, and nothing is left of it', async (_, details, message) => {
    const { createProduct, catalog } = catalogFixture();
    const refused = createProduct.execute(ADMIN, { ...NEW_BENCH, ...details });
    await expect(refused).rejects.toThrow(message);
    expect(catalog.products.size).toBe(1);
  });
});

describe('an edit of a product', () => {
  it('answers the product before and after', async () => {
    const { editProduct, catalog, auditLog } = catalogFixture();
    const after = bench(1, { priceCents: 12_000, version: 2 });
    const edit = { priceCents: 12_000, version: 1 };
    expect(await editProduct.execute(ADMIN, idOf(1), edit)).toEqual({ before: bench(), after });
    expect(catalog.products.get(idOf(1))).toEqual(after);
    const [action, subject] = ['products.edit', `product ${idOf(1)}`];
    expect(auditLog).toEqual([{ actor: ADMIN, action, subject, before: bench(), after }]);
  });

  it('keeps new images, and those that it does not name', async () => {
    const { editProduct, images } = catalogFixture();
    await editProduct.execute(ADMIN, idOf(1), { name: 'Press' });
    expect(images.shown.size).toBe(0);
    await editProduct.execute(ADMIN, idOf(1), { images: [IMAGE] });
    expect(images.shown.get(`product ${idOf(1)}`)).toEqual([IMAGE_NAME]);
  });

  it.each([
    ['an unknown product', idOf(9), { name: 'Press' }, 'Product not found'],
    ['an older version', idOf(1), { name: 'Press', version: 0 }, 'Someone else has changed'],
    ['more pieces taken than there are', idOf(1), { quantity: 0, baseQuantity: 6 }, 'Only 5 are'],
  ])('is refused for %s', async (_, id, edit, message) => {
    const { editProduct, catalog, audited } = catalogFixture();
    await expect(editProduct.execute(ADMIN, id, edit)).rejects.toThrow(message);
    expect([catalog.products.get(idOf(1)), audited()]).toEqual([bench(), []]);
  });
});

it.each(['https://elsewhere.test/one.webp', '/media/two.webp'])(
  'an image that is not ours is named by its field: %s',
  async (image) => {
    const { createProduct, editProduct } = catalogFixture();
    const refusal = { errors: [{ field: 'images' }] };
    const creating = createProduct.execute(ADMIN, { ...NEW_BENCH, images: [image] });
    await expect(creating).rejects.toMatchObject(refusal);
    const editing = editProduct.execute(ADMIN, idOf(1), { images: [image] });
    await expect(editing).rejects.toMatchObject(refusal);
  },
);

describe('the deletion of a product', () => {
  it('takes it out of the shop', async () => {
    const { deleteProduct, catalog, images, auditLog } = catalogFixture();
    await images.replaceShown('product', new Map([[idOf(1), [IMAGE_NAME]]]), 'images');
    await deleteProduct.execute(ADMIN, idOf(1));
    expect(catalog.products.size).toBe(0);
    expect([...images.shown]).toEqual([[`deleted product ${idOf(1)}`, [IMAGE_NAME]]]);
    const [action, subject] = ['products.delete', `product ${idOf(1)}`];
    expect(auditLog).toEqual([{ actor: ADMIN, action, subject, before: bench() }]);
  });

  it('is refused for an unknown one', async () => {
    await expect(catalogFixture().deleteProduct.execute(ADMIN, idOf(9))).rejects.toThrow(
      'Product not found',
    );
  });
});
