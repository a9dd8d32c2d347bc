import { catalogFixture } from '../testing/catalog-fixture.js';
import { CARDIO, idOf, IMAGE, IMAGE_NAME, STRENGTH } from '../testing/fixtures.js';

const ADMIN = { id: idOf(500) };

describe('a new category', () => {
  it.each([
    [{ title: 'Yoga', icon: IMAGE }, IMAGE_NAME],
    [{ title: 'Yoga' }, undefined],
  ])('is stored: %j', async (details, icon) => {
    const { createCategory, catalog, images, auditLog } = catalogFixture();
    const id = await createCategory.execute(ADMIN, details);
    expect(catalog.categories.get(id)).toEqual({ id, title: 'Yoga', icon, version: 1 });
    expect(images.shown.get(`category ${id}`)).toEqual(icon ? [icon] : []);
    const action = 'categories.create';
    const after = { id, title: 'Yoga', icon, version: 1 };
    expect(auditLog).toEqual([{ actor: ADMIN, action, subject: `category ${id}`, after }]);
  });

  it('is refused where its title is taken', async () => {
    const { createCategory, audited } = catalogFixture();
    const refused = createCategory.execute(ADMIN, { title: 'cardio' });
    await expect(refused).rejects.toThrow('A category with this title already exists');
    expect(audited()).toEqual([]);
  });
});

describe('an edit of a category', () => {
  it('is in the audit log with what was before', async () => {
    const { editCategory, auditLog } = catalogFixture();
    await editCategory.execute(ADMIN, STRENGTH.id, { title: 'Power' });
    expect(auditLog).toEqual([
      {
        actor: ADMIN,
        action: 'categories.edit',
        subject: `category ${STRENGTH.id}`,
        before: { ...STRENGTH, products: 1 },
        after: { ...STRENGTH, title: 'Power', version: 2 },
      },
    ]);
  });

  it('is refused where the admin saw an older version, and applied without one', async () => {
    const { editCategory, catalog, audited } = catalogFixture();
    await editCategory.execute(ADMIN, STRENGTH.id, { title: 'Power', version: 1 });
    const stale = editCategory.execute(ADMIN, STRENGTH.id, { title: 'Force', version: 1 });
    await expect(stale).rejects.toMatchObject({
      code: 'edited_meanwhile',
      message: 'Someone else has changed this category since you opened it.',
      data: { version: 2, fields: ['title'] },
    });
    expect([catalog.categories.get(STRENGTH.id)?.title, audited().length]).toEqual(['Power', 1]);
    await editCategory.execute(ADMIN, STRENGTH.id, { title: 'Force' });
    expect(catalog.categories.get(STRENGTH.id)).toMatchObject({ title: 'Force', version: 3 });
  });

  it('that changes nothing leaves the version as it is', async () => {
    const { editCategory, catalog } = catalogFixture();
    await editCategory.execute(ADMIN, STRENGTH.id, { title: STRENGTH.title });
    expect(catalog.categories.get(STRENGTH.id)).toEqual(STRENGTH);
  });

  it('leaves the image alone that it does not name', async () => {
    const { editCategory, images } = catalogFixture();
    await editCategory.execute(ADMIN, STRENGTH.id, { title: 'Power' });
    expect(images.shown.size).toBe(0);
  });

  it('changes what is sent; an empty icon takes the image away', async () => {
    const { editCategory, catalog, images } = catalogFixture();
    const stored = () => catalog.categories.get(STRENGTH.id);
    await editCategory.execute(ADMIN, STRENGTH.id, { icon: IMAGE });
    expect(stored()).toEqual({ ...STRENGTH, icon: IMAGE_NAME, version: 2 });
    await editCategory.execute(ADMIN, STRENGTH.id, { title: 'Power' });
    expect(stored()).toEqual({ ...STRENGTH, title: 'Power', icon: IMAGE_NAME, version: 3 });
    expect(images.shown.get(`category ${STRENGTH.id}`)).toEqual([IMAGE_NAME]);
    await editCategory.execute(ADMIN, STRENGTH.id, { icon: '' });
    expect([stored()?.icon, images.shown.get(`category ${STRENGTH.id}`)]).toEqual([undefined, []]);
  });

  it.each([
    [idOf(9), { title: 'Power' }, 'Category not found'],
    [STRENGTH.id, { title: CARDIO.title }, 'A category with this title already exists'],
    [STRENGTH.id, { icon: 'https://elsewhere.test/one.webp' }, 'Each file must be an image'],
    [STRENGTH.id, { icon: '/media/two.webp' }, 'Each file must be an image'],
  ])('is refused: %s %j', async (id, edit, message) => {
    const { editCategory, catalog, audited } = catalogFixture();
    await expect(editCategory.execute(ADMIN, id, edit)).rejects.toThrow(message);
    expect([catalog.categories.get(STRENGTH.id), audited()]).toEqual([STRENGTH, []]);
  });
});

it.each(['https://elsewhere.test/one.webp', '/media/two.webp'])(
  'an icon that is not ours is named by its field: %s',
  async (icon) => {
    const { createCategory, editCategory } = catalogFixture();
    const refusal = { errors: [{ field: 'icon' }] };
    const creating = createCategory.execute(ADMIN, { title: 'Yoga', icon });
    await expect(creating).rejects.toMatchObject(refusal);
    const editing = editCategory.execute(ADMIN, STRENGTH.id, { icon });
    await expect(editing).rejects.toMatchObject(refusal);
  },
);

describe('the deletion of a category', () => {
  it('closes an empty one, whose image goes', async () => {
    const { deleteCategory, catalog, images, auditLog } = catalogFixture();
    await deleteCategory.execute(ADMIN, CARDIO.id);
    expect([...catalog.categories.keys()]).toEqual([STRENGTH.id]);
    expect(images.shown.get(`category ${CARDIO.id}`)).toEqual([]);
    expect(auditLog).toEqual([
      {
        actor: ADMIN,
        action: 'categories.delete',
        subject: `category ${CARDIO.id}`,
        before: { ...CARDIO, products: 0 },
      },
    ]);
  });

  it.each([
    [STRENGTH.id, 'This category still has 1 product.'],
    [idOf(9), 'Category not found'],
  ])('is refused: %s', async (id, message) => {
    const { deleteCategory, catalog } = catalogFixture();
    await expect(deleteCategory.execute(ADMIN, id)).rejects.toThrow(message);
    expect(catalog.categories.size).toBe(2);
  });
});
