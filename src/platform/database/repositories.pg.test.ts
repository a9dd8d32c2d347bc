import { openDatabase, type OpenDatabase } from '../../../test/support/open-database.js';
import { NOTE_TABLES, NoteEntity } from '../../../test/support/note.entity.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase([NoteEntity]);
  await database.dataSource.query(NOTE_TABLES);
});

beforeEach(() => database.dataSource.query('TRUNCATE note'));

afterAll(() => database.close());

const note = (id: number) => ({ id, noteText: `Note ${id}` });
const write = () => database.repositories.write(NoteEntity);
const ids = async () => {
  const notes = await database.repositories.read(NoteEntity).find({ order: { id: 'ASC' } });
  return notes.map(({ id }) => id);
};
/** What another connection sees, whatever transaction is open here. */
const committedIds = async () => {
  const rows = await database.dataSource.getRepository(NoteEntity).find({ order: { id: 'ASC' } });
  return rows.map(({ id }) => id);
};

describe('repositories', () => {
  it('refuse a write outside a unit of work', async () => {
    expect(write).toThrow('outside a unit of work');
  });

  it('write and read in the open unit of work', async () => {
    await database.unitOfWork.run(async () => {
      await write().insert(note(1));
      expect(await ids()).toEqual([1]);
      expect(await committedIds()).toEqual([]);
    });
    expect(await ids()).toEqual([1]);
  });

  it('roll back with it', async () => {
    const failing = database.unitOfWork.run(async () => {
      await write().insert(note(1));
      await database.repositories.writeAlone(NoteEntity).insert(note(2));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await ids()).toEqual([]);
  });

  it('write one statement alone', async () => {
    await database.repositories.writeAlone(NoteEntity).insert(note(1));
    expect(await ids()).toEqual([1]);
  });

  it('say whether a condition held, and what was written', async () => {
    await database.unitOfWork.run(async () => {
      await write().insert(note(1));
      const held = await write().update({ id: 1, noteText: 'Note 1' }, { noteText: 'Changed' });
      const missed = await write().update({ id: 1, noteText: 'Note 1' }, { noteText: 'Again' });
      expect([held.affected, missed.affected]).toEqual([1, 0]);
    });
  });

  it('lock only in a unit of work', async () => {
    await database.repositories.writeAlone(NoteEntity).insert(note(1));
    const locked = (repository: ReturnType<typeof database.repositories.read<NoteEntity>>) =>
      repository.createQueryBuilder('note').setLock('pessimistic_write').getMany();
    await expect(locked(database.repositories.read(NoteEntity))).rejects.toThrow('transaction');
    await database.unitOfWork.run(async () => expect(await locked(write())).toHaveLength(1));
  });

  it('for reads write nothing, whatever is tried', async () => {
    const builder = database.repositories.read(NoteEntity).createQueryBuilder();
    await expect(builder.insert().values(note(1)).execute()).rejects.toThrow(
      'A repository for reads cannot write: INSERT',
    );
    expect(await ids()).toEqual([]);
  });

  it('serve many reads at once', async () => {
    await database.repositories.writeAlone(NoteEntity).insert([1, 2, 3].map(note));
    const reads = Array.from({ length: 50 }, (_, at) =>
      database.repositories.read(NoteEntity).findOneBy({ id: (at % 3) + 1 }),
    );
    expect((await Promise.all(reads)).map((found) => found?.id)).toEqual(
      Array.from({ length: 50 }, (_, at) => (at % 3) + 1),
    );
  });
});

describe('statements of TypeORM', () => {
  it.each([
    ['are prepared', {}, 1],
    ['are not, where a pooler forbids it', { DATABASE_PREPARED: 'false' }, 0],
  ])('%s', async (_, settings, prepared) => {
    const { dataSource, close } = await openDatabase([NoteEntity], settings);
    const runner = dataSource.createQueryRunner();
    await runner.query('SELECT 1 WHERE 1 = $1', [1]);
    const statements: object[] = await runner.query('SELECT FROM pg_prepared_statements');
    expect(statements).toHaveLength(prepared);
    await runner.release();
    await close();
  });
});
