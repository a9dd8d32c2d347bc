import type { ImportRow } from '../domain/import-plan.js';
import { catalogFixture } from '../testing/catalog-fixture.js';
import { bench, CARDIO, idOf, IMAGE, IMAGE_NAME, NEW_BENCH } from '../testing/fixtures.js';
import type { ImportOptions } from './import-products.js';

const ADMIN = { id: idOf(500) };
const KEY = idOf(600);
const CREATE: ImportRow = { line: 2, create: { ...NEW_BENCH, categoryId: 'CARDIO' } };
const EDIT: ImportRow = { line: 3, id: idOf(1), edit: { name: 'Press', images: [IMAGE] } };
const BROKEN: ImportRow = { line: 4, id: idOf(9), edit: { name: 'Rack' } };

function fixture() {
  const made = catalogFixture();
  const told: string[] = [];
  const tell: ImportOptions['tell'] = (step, done, total) => told.push(`${step} ${done}/${total}`);
  const run = (rows: readonly ImportRow[], options: Partial<ImportOptions> = {}) =>
    made.importProducts.execute(ADMIN, rows, { rehearse: false, tell, ...options });
  return { ...made, told, run };
}

describe('an import of products', () => {
  it('creates and edits, keeps the images and writes the audit log', async () => {
    const { run, catalog, images, audited, told } = fixture();
    expect(await run([CREATE, EDIT])).toMatchObject([
      { line: 2, action: 'create' },
      { line: 3, action: 'edit', id: idOf(1) },
    ]);
    const [edited, created] = [...catalog.products.values()];
    expect(edited).toEqual(bench(1, { name: 'Press', version: 2 }));
    expect(created).toEqual({ ...bench(), id: created!.id, categoryId: CARDIO.id });
    expect(images.shown.get(created!.id)).toEqual([IMAGE_NAME]);
    expect(audited()).toEqual([
      `products.create product ${created!.id}`,
      `products.edit product ${idOf(1)}`,
    ]);
    expect(told).toEqual(['checking 1/1', 'writing 2/2']);
  });

  it('does nothing where one row is refused', async () => {
    const { run, catalog, audited } = fixture();
    const rows = await run([CREATE, EDIT, BROKEN]);
    expect(rows).toMatchObject([{ action: 'create' }, { action: 'edit' }, { action: 'refused' }]);
    expect([[...catalog.products.values()], audited()]).toEqual([[bench()], []]);
  });

  it('says in a rehearsal what it would do, and does nothing', async () => {
    const { run, catalog, audited } = fixture();
    const rows = await run([CREATE, EDIT], { rehearse: true, key: KEY });
    expect(rows).toMatchObject([{ action: 'create' }, { action: 'edit' }]);
    expect([[...catalog.products.values()], audited()]).toEqual([[bench()], []]);
    expect(catalog.imports.size).toBe(0);
  });

  it('is done once under a key, and as often as it is sent without one', async () => {
    const { run, catalog } = fixture();
    await run([CREATE, EDIT], { key: KEY });
    expect(await run([CREATE, EDIT], { key: KEY })).toEqual({ created: 1, edited: 1 });
    expect(catalog.products.size).toBe(2);
    await run([CREATE]);
    await run([CREATE]);
    expect(catalog.products.size).toBe(4);
  });

  it('may be done under the same key after it was refused', async () => {
    const { run } = fixture();
    await run([BROKEN], { key: KEY });
    expect(await run([EDIT], { key: KEY })).toMatchObject([{ action: 'edit' }]);
  });
});
