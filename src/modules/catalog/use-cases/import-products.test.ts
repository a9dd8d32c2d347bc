import type { ImportRow } from '../domain/import-plan.js';
import { catalogFixture } from '../testing/catalog-fixture.js';
import { bench, CARDIO, idOf, IMAGE, IMAGE_NAME, NEW_BENCH } from '../testing/fixtures.js';
import type { ImportOptions } from './import-products.js';

const ADMIN = { id: idOf(500) };
const KEY = idOf(600);
const FILE = Buffer.from('id,name,price');
const CREATE: ImportRow = { line: 2, create: { ...NEW_BENCH, categoryId: 'CARDIO' } };
const EDIT: ImportRow = { line: 3, id: idOf(1), edit: { name: 'Press', images: [IMAGE] } };
const BROKEN: ImportRow = { line: 4, id: idOf(9), edit: { name: 'Rack' } };

function fixture() {
  const made = catalogFixture();
  const told: string[] = [];
  const onProgress: ImportOptions['onProgress'] = (step, done, total) =>
    told.push(`${step} ${done}/${total}`);
  const run = (rows: readonly ImportRow[], options: Partial<ImportOptions> = {}) =>
    made.importProducts.execute(ADMIN, rows, {
      isDryRun: false,
      file: FILE,
      onProgress,
      ...options,
    });
  return { ...made, told, run };
}

describe('an import of products', () => {
  it('creates and edits, keeps the images and writes one audit entry that leads to the file', async () => {
    const { run, catalog, images, auditLog, told } = fixture();
    expect(await run([CREATE, EDIT], { key: KEY })).toMatchObject([
      { line: 2, action: 'create' },
      { line: 3, action: 'edit', id: idOf(1) },
    ]);
    const [edited, created] = [...catalog.products.values()];
    expect(edited).toEqual(bench(1, { name: 'Press', version: 2 }));
    expect(created).toEqual({ ...bench(), id: created!.id, categoryId: CARDIO.id });
    expect(images.shown.get(`product ${created!.id}`)).toEqual([IMAGE_NAME]);
    expect(auditLog).toEqual([
      {
        actor: ADMIN,
        action: 'products.import',
        subject: `import ${KEY}`,
        after: { created: 1, edited: 1 },
      },
    ]);
    expect(catalog.imports.get(KEY)!.file).toBe(FILE);
    expect(told).toEqual(['checking 1/1', 'writing 2/2']);
  });

  it('does nothing where one row is refused', async () => {
    const { run, catalog, audited } = fixture();
    const rows = await run([CREATE, EDIT, BROKEN]);
    expect(rows).toMatchObject([{ action: 'create' }, { action: 'edit' }, { action: 'refused' }]);
    expect([[...catalog.products.values()], audited()]).toEqual([[bench()], []]);
  });

  it('does nothing where an image is deleted before it is written, and names the field', async () => {
    const { run, catalog, images, audited } = fixture();
    const onProgress: ImportOptions['onProgress'] = (step) => {
      if (step === 'writing') images.stored.delete(IMAGE_NAME);
    };
    const refused = run([CREATE, EDIT], { key: KEY, onProgress });
    await expect(refused).rejects.toMatchObject({ errors: [{ field: 'images' }] });
    expect([[...catalog.products.values()], audited()]).toEqual([[bench()], []]);
    expect(catalog.imports.size).toBe(0);
  });

  it('says in a rehearsal what it would do, and does nothing', async () => {
    const { run, catalog, audited } = fixture();
    const rows = await run([CREATE, EDIT], { isDryRun: true, key: KEY });
    expect(rows).toMatchObject([{ action: 'create' }, { action: 'edit' }]);
    expect([[...catalog.products.values()], audited()]).toEqual([[bench()], []]);
    expect(catalog.imports.size).toBe(0);
  });

  it('is done once under a key, and as often as it is sent without one', async () => {
    const { run, catalog } = fixture();
    const rows = [CREATE, CREATE, EDIT];
    await run(rows, { key: KEY });
    expect(await run(rows, { key: KEY })).toEqual({ created: 2, edited: 1 });
    expect(catalog.products.size).toBe(3);
    await run([CREATE]);
    await run([CREATE]);
    expect(catalog.products.size).toBe(5);
    expect(catalog.imports.size).toBe(3);
  });

  it('finds categories by title or id, in capital or small letters', async () => {
    const { run, catalog } = fixture();
    const rows = [CARDIO.id.toUpperCase(), 'cardio', 'Cardio'].map((categoryId, at) => ({
      line: at + 2,
      create: { ...NEW_BENCH, categoryId },
    }));
    await run(rows);
    expect(catalog.countOf(CARDIO.id)).toBe(3);
  });

  it('keeps the images of what it changes, and leaves those that stay', async () => {
    const { run, images } = fixture();
    await run([{ line: 2, id: idOf(1), edit: { name: 'Press' } }]);
    expect(images.shown.size).toBe(0);
  });

  it('locks many products in the order of their ids, whatever the order of the rows', async () => {
    const { run, catalog, told } = fixture();
    const numbers = Array.from({ length: 501 }, (_, at) => 501 - at);
    for (const number of numbers) catalog.products.set(idOf(number), bench(number));
    const rows = numbers.map((number, at) => ({
      line: at + 2,
      id: idOf(number).toUpperCase(),
      edit: { discount: 5 },
    }));
    expect(await run(rows)).toHaveLength(501);
    expect([...catalog.products.values()].every(({ discount }) => discount === 5)).toBe(true);
    expect(told).toEqual(['checking 500/501', 'checking 501/501', 'writing 501/501']);
  });

  it('may be done under the same key after it was refused', async () => {
    const { run } = fixture();
    await run([BROKEN], { key: KEY });
    expect(await run([EDIT], { key: KEY })).toMatchObject([{ action: 'edit' }]);
  });
});
