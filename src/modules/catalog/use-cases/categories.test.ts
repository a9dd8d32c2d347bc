import { catalogFixture } from '../testing/catalog-fixture.js';
import { CARDIO, idOf, IMAGE, IMAGE_NAME, STRENGTH } from '../testing/fixtures.js';

const ADMIN = { id: idOf(500) };

describe('a new category', () => {
  it.each([
    [{ title: 'Yoga', icon: IMAGE }, IMAGE_NAME],
    [{ title: 'Yoga' }, undefined],
  ])('is stored: %j', async (details, icon) => {
    const { createCategory, catalog, images, audited } = catalogFixture();
    const id = await createCategory.execute(ADMIN, details);
    expect(catalog.categories.get(id)).toEqual({ id, title: 'Yoga', icon });
    expect(images.shown.get(id)).toEqual(icon ? [icon] : []);
    expect(audited()).toEqual([`categories.create category ${id}`]);
  });

  it('is refused where its title is taken', async () => {
    const { createCategory, audited } = catalogFixture();
    const refused = createCategory.execute(ADMIN, { title: 'cardio' });
    await expect(refused).rejects.toThrow('A category with this title already exists');
    expect(audited()).toEqual([]);
  });
});

describe('an edit of a category', () => {
  it('changes what is sent; an empty icon takes the image away', async () => {
    const { editCategory, catalog, images } = catalogFixture();
    const stored = () => catalog.categories.get(STRENGTH.id);
    await editCategory.execute(ADMIN, STRENGTH.id, { icon: IMAGE });
    expect(stored()).toEqual({ ...STRENGTH, icon: IMAGE_NAME });
    await editCategory.execute(ADMIN, STRENGTH.id, { title: 'Power' });
    expect(stored()).toEqual({ ...STRENGTH, title: 'Power', icon: IMAGE_NAME });
    expect(images.shown.get(STRENGTH.id)).toEqual([IMAGE_NAME]);
    await editCategory.execute(ADMIN, STRENGTH.id, { icon: '' });
    expect([stored()?.icon, images.shown.get(STRENGTH.id)]).toEqual([undefined, []]);
  });

  it.each([
    [idOf(9), { title: 'Power' }, 'Category not found'],
    [STRENGTH.id, { title: CARDIO.title }, 'A category with this title already exists'],
    [STRENGTH.id, { icon: 'https://elsewhere.test/one.webp' }, 'Each file must be an image'],
  ])('is refused: %s %j', async (id, edit, message) => {
    const { editCategory, catalog, audited } = catalogFixture();
    await expect(editCategory.execute(ADMIN, id, edit)).rejects.toThrow(message);
    expect([catalog.categories.get(STRENGTH.id), audited()]).toEqual([STRENGTH, []]);
  });
});

describe('the deletion of a category', () => {
  it('closes an empty one, whose image goes', async () => {
    const { deleteCategory, catalog, images, audited } = catalogFixture();
    await deleteCategory.execute(ADMIN, CARDIO.id);
    expect([...catalog.categories.keys()]).toEqual([STRENGTH.id]);
    expect(images.shown.get(CARDIO.id)).toEqual([]);
    expect(audited()).toEqual([`categories.delete category ${CARDIO.id}`]);
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
