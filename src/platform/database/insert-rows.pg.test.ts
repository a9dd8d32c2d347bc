import { NOTE_TABLES, NoteEntity } from '../../../test/support/note.entity.js';
import { openDatabase, type OpenDatabase } from '../../../test/support/open-database.js';
import { insertRows } from './insert-rows.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase([NoteEntity]);
  await database.dataSource.query(NOTE_TABLES);
});
beforeEach(() => database.dataSource.query('TRUNCATE note'));
afterAll(() => database.close());

const DELETED_AT = new Date('2026-05-01T10:00:00Z');
const note = (id: number, noteText = `Note ${id}`) => ({
  id,
  noteText,
  writtenOn: '2026-05-01',
  deletedAt: DELETED_AT,
});
const insert = (
  rows: readonly ReturnType<typeof note>[],
  overwrite: readonly (keyof ReturnType<typeof note>)[] = [],
) =>
  insertRows(
    database.repositories.writeAlone(NoteEntity),
    ['deletedAt', 'id', 'noteText', 'writtenOn'],
    rows,
    { overwrite },
  );
const stored = () => database.repositories.read(NoteEntity).find({ order: { id: 'ASC' } });

describe('rows that are inserted together', () => {
  it('keep their values, and take the defaults of what is not named', async () => {
    await insert([note(1), note(2)]).execute();
    expect(await stored()).toEqual(
      [note(1), note(2)].map((row) => ({ ...row, authorId: null, readCount: '0' })),
    );
  });

  it('have one text, however many they are', () => {
    expect(insert([note(1)]).getQuery()).toBe(insert([note(1), note(2)]).getQuery());
  });

  it('overwrite what is named of a row that is there, and add the others', async () => {
    await insert([note(1)]).execute();
    await insert([note(1, 'Changed'), note(2)], ['id', 'noteText']).execute();
    expect((await stored()).map(({ noteText }) => noteText)).toEqual(['Changed', 'Note 2']);
    await expect(insert([note(2)]).execute()).rejects.toThrow('duplicate key');
  });
});
