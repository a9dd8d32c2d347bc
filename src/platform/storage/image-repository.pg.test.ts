import { ALL_ENTITIES } from '../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../test/support/open-database.js';
import { MINUTE_MS } from '../../kernel/time.js';
import { SettableClock } from '../../kernel/testing/fakes.js';
import { transactions } from '../database/transaction.js';
import { ImageReferenceEntity, ImageReferences, UnknownImage } from './image-references.js';
import { ImageRepository } from './image-repository.js';

const A = { name: 'a.png', mime: 'image/png', width: 700, height: 20 };
const B = { ...A, name: 'b.png' };
const RECORD = { name: 'a.png', width: 700, height: 20, widths: [] };

let database: OpenDatabase;
let clock: SettableClock;
let images: ImageRepository;
let references: ImageReferences;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
beforeEach(async () => {
  await database.dataSource.query('TRUNCATE media, media_reference CASCADE');
  const { statements, repositories } = database;
  clock = new SettableClock();
  images = new ImageRepository(statements, repositories, clock);
  references = new ImageReferences(statements, repositories, clock);
});
afterAll(() => database?.close());

const run = <Result>(work: () => Promise<Result>) => database.unitOfWork.run(work);
const add = (image = A) => run(() => images.addOrRenew(image));
const startRemoval = (name = A.name) => run(() => images.startRemoval(name, clock.now()));
const show = (...names: string[]) => run(() => references.replace('tests.row', 'one', names));
const orphans = () => images.orphans(clock.now(), 10);

describe('images in Postgres', () => {
  it('are added once, keep their copies, and are renewed by another upload', async () => {
    expect(await add()).toEqual(RECORD);
    await run(() => images.setWidths(A.name, [320, 640]));
    clock.advance(MINUTE_MS);
    expect(await add()).toEqual({ ...RECORD, widths: [320, 640] });
    expect(await images.find(A.name)).toEqual({ ...RECORD, widths: [320, 640] });
    expect(await orphans()).toEqual([]);
    clock.advance(MINUTE_MS);
    expect(await orphans()).toEqual([A.name]);
    expect(await images.find('c.png')).toBeUndefined();
  });

  it('are orphans, the oldest first, while nothing shows them', async () => {
    await add(B);
    clock.advance(MINUTE_MS);
    await add(A);
    clock.advance(MINUTE_MS);
    expect(await orphans()).toEqual([B.name, A.name]);
    expect(await images.orphans(clock.now(), 1)).toEqual([B.name]);
    await show(B.name);
    expect(await orphans()).toEqual([A.name]);
    expect(await startRemoval(B.name)).toBe(false);
  });

  it('are no longer looked at once they were seen to be shown, until a reference is removed', async () => {
    const markShown = () => run(() => images.markShown(clock.now(), 10));
    await add(A);
    await add(B);
    clock.advance(MINUTE_MS);
    await show(A.name, B.name);
    expect([await markShown(), await markShown(), await orphans()]).toEqual([2, 0, []]);
    await show(B.name);
    clock.advance(MINUTE_MS);
    expect([await orphans(), await markShown()]).toEqual([[A.name], 0]);
    expect([await startRemoval(A.name), await startRemoval(B.name)]).toEqual([true, false]);
  });

  it('are looked at again where a reference was being removed as the sweep came by', async () => {
    await add(A);
    clock.advance(MINUTE_MS);
    await show(A.name);
    let marked: number | undefined;
    await run(async () => {
      await database.repositories.write(ImageReferenceEntity).delete({ owner: 'tests.row' });
      // Outside of this transaction, on a connection of its own.
      marked = await transactions.exit(() => run(() => images.markShown(clock.now(), 10)));
    });
    clock.advance(MINUTE_MS);
    expect([marked, await orphans()]).toEqual([0, [A.name]]);
  });

  it('retain their date until their last reference is removed', async () => {
    const dates = () =>
      database.dataSource.query<object[]>('SELECT name, created_at AS at FROM media ORDER BY name');
    const start = clock.now();
    await add(A);
    await add(B);
    await run(() => references.replace('tests.row', 'two', [A.name]));
    await show(A.name, B.name);
    clock.advance(MINUTE_MS);
    await show();
    const end = clock.now();
    expect(await dates()).toEqual([
      { name: A.name, at: start },
      { name: B.name, at: end },
    ]);
    clock.advance(MINUTE_MS);
    await run(() =>
      references.replaceAll(
        'tests.row',
        new Map([
          ['two', []],
          ['three', [A.name]],
        ]),
      ),
    );
    expect(await dates()).toMatchObject([{ at: start }, { at: end }]);
  });

  it('cannot be added, renewed, shown or given copies while they are removed', async () => {
    await add();
    clock.advance(MINUTE_MS);
    expect(await startRemoval()).toBe(true);
    expect(await startRemoval()).toBe(false);
    expect([await add(), await orphans()]).toEqual([undefined, []]);
    await expect(show(A.name)).rejects.toThrow(UnknownImage);
    await run(() => references.addExisting('tests.row', 'one', [A.name]));
    await run(() => images.setWidths(A.name, [320]));
    expect([...(await references.known([A.name]))]).toEqual([]);
    expect(await images.find(A.name)).toEqual(RECORD);
    await run(() => images.remove(A.name));
    expect(await add()).toEqual(RECORD);
    await run(() => images.remove(A.name));
    expect(await images.find(A.name)).toEqual(RECORD);
  });

  it('come back, without copies, where their removal was given up', async () => {
    await add();
    await run(() => images.setWidths(A.name, [320]));
    clock.advance(MINUTE_MS);
    await startRemoval();
    clock.advance(2 * MINUTE_MS + 1);
    expect(await orphans()).toEqual([A.name]);
    expect(await add()).toEqual(RECORD);
    expect([...(await references.known([A.name, 'c.png']))]).toEqual([A.name]);
  });
});

describe('what rows show', () => {
  const shown = async () => {
    const sql = 'SELECT owner_id, name FROM media_reference ORDER BY owner_id, name';
    const rows = await database.dataSource.query<{ owner_id: string; name: string }[]>(sql);
    return rows.map(({ owner_id, name }) => `${owner_id} ${name}`);
  };
  const showAll = (...rows: [ownerId: string, names: string[]][]) =>
    run(() => references.replaceAll('tests.row', new Map(rows)));

  beforeEach(async () => {
    await add(A);
    await add(B);
  });

  it('is replaced row by row, and leaves the rows of others alone', async () => {
    await run(() => references.replace('tests.other', 'one', [A.name]));
    await showAll(['one', [A.name, B.name, B.name]], ['two', [B.name]]);
    expect(await shown()).toEqual(['one a.png', 'one a.png', 'one b.png', 'two b.png']);
    await showAll(['one', [B.name]], ['two', []]);
    expect(await shown()).toEqual(['one a.png', 'one b.png']);
  });

  it('is an orphan only after its time, once nothing shows it any more', async () => {
    await show(A.name, B.name);
    clock.advance(MINUTE_MS);
    await show(B.name);
    expect(await orphans()).toEqual([]);
    clock.advance(MINUTE_MS);
    expect(await orphans()).toEqual([A.name]);
  });

  it('stays as it was where one image is unknown', async () => {
    await show(A.name);
    await expect(show(B.name, 'c.png')).rejects.toThrow(UnknownImage);
    expect(await shown()).toEqual(['one a.png']);
  });

  it('is kept for good, without what is gone, however often', async () => {
    const keep = () =>
      run(() => references.addExisting('tests.row', 'one', [B.name, 'c.png', A.name]));
    await keep();
    await keep();
    expect(await shown()).toEqual(['one a.png', 'one b.png']);
  });
});
