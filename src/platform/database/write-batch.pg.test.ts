import { openDatabase, type OpenDatabase } from '../../../test/support/open-database.js';
import { AuthorEntity, NOTE_TABLES, NoteEntity } from '../../../test/support/note.entity.js';
import { columns } from './fields.js';
import { joined } from './write-batch.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase([NoteEntity, AuthorEntity]);
  await database.dataSource.query(NOTE_TABLES);
});
beforeEach(() => database.dataSource.query('DELETE FROM note'));
afterAll(() => database.close());

const ID = columns(NoteEntity, 'note', ['id']);

function writes() {
  const { statements } = database;
  return {
    adding: statements.prepareWrite({
      entity: NoteEntity,
      params: ['id', 'text'],
      returning: ID,
      build: (notes) =>
        notes
          .createQueryBuilder()
          .insert()
          .values({ id: () => ':id', noteText: () => ':text', readCount: '0' })
          .returning('id')
          .updateEntity(false),
    }),
    changing: statements.sql({ main: 'UPDATE note SET note_text = $2 WHERE id = $1' }, {}),
  };
}

/** The texts of the notes, and how many statements wrote them. */
async function stored() {
  const rows: { note_text: string; statement: string }[] = await database.dataSource.query(
    `SELECT note_text, xmin || ' ' || cmin AS statement FROM note ORDER BY id`,
  );
  const texts = rows.map((row) => row.note_text);
  return { texts, statements: new Set(rows.map(({ statement }) => statement)).size };
}

it('numbers the placeholders of what is joined', () => {
  const one = { with: 'a AS (SELECT $2, $1)', main: 'UPDATE x SET y = $1' };
  expect(joined([one])).toBe('WITH a AS (SELECT $2, $1) UPDATE x SET y = $1');
  expect(joined([{ main: 'DELETE FROM z WHERE q = $1' }, one])).toBe(
    'WITH write_1 AS (DELETE FROM z WHERE q = $1), a AS (SELECT $3, $2) UPDATE x SET y = $2',
  );
});

describe('writes that a unit of work begins together', () => {
  it('are one statement, which answers the rows of the one that is asked for them', async () => {
    const { adding } = writes();
    await database.unitOfWork.run(async () => {
      const [rows] = await Promise.all([
        adding.write({ id: 1, text: 'one' }),
        adding.send({ id: 2, text: 'two' }),
      ]);
      expect(rows).toEqual([{ id: 1 }]);
    });
    expect(await stored()).toEqual({ texts: ['one', 'two'], statements: 1 });
  });

  it('are one after the other where the caller waits, and where two answer rows', async () => {
    const { adding, changing } = writes();
    await database.unitOfWork.run(async () => {
      await adding.send({ id: 1, text: 'one' });
      await changing.send([1, 'changed']);
      const both = [adding.write({ id: 2, text: 'two' }), adding.write({ id: 3, text: 'three' })];
      expect(await Promise.all(both)).toEqual([[{ id: 2 }], [{ id: 3 }]]);
    });
    expect(await stored()).toEqual({ texts: ['changed', 'two', 'three'], statements: 3 });
  });

  it('fail together, and roll back', async () => {
    const { adding } = writes();
    const outcomes = await database.unitOfWork
      .run(() =>
        Promise.all([adding.send({ id: 1, text: 'one' }), adding.send({ id: 1, text: 'again' })]),
      )
      .catch((error: Error) => error.message);
    expect(outcomes).toMatch('duplicate key');
    expect(await stored()).toMatchObject({ texts: [] });
  });

  it('need a unit of work', async () => {
    await expect(writes().adding.send({ id: 1, text: 'one' })).rejects.toThrow('outside');
  });
});

describe('a unit of work that is one statement', () => {
  it('needs no BEGIN and COMMIT', async () => {
    const { adding } = writes();
    await database.unitOfWork.runAsOneStatement(async () => {
      const both = [adding.send({ id: 1, text: 'one' }), adding.send({ id: 2, text: 'two' })];
      await Promise.all(both);
      // Committed already.
      const other = await database.dataSource.query('SELECT count(*)::int AS notes FROM note');
      expect(other).toEqual([{ notes: 2 }]);
    });
    expect(await stored()).toEqual({ texts: ['one', 'two'], statements: 1 });
  });

  it('refuses a second statement, and any other write', async () => {
    const { adding } = writes();
    const twice = database.unitOfWork.runAsOneStatement(async () => {
      await adding.send({ id: 1, text: 'one' });
      await adding.send({ id: 2, text: 'two' });
    });
    await expect(twice).rejects.toThrow('one statement');
    const other = database.unitOfWork.runAsOneStatement(async () =>
      database.repositories.write(NoteEntity).delete({ id: 1 }),
    );
    await expect(other).rejects.toThrow('one statement');
  });

  it('joins an open one', async () => {
    const { adding } = writes();
    const failing = database.unitOfWork.run(async () => {
      await database.unitOfWork.runAsOneStatement(() => adding.send({ id: 1, text: 'one' }));
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await stored()).toMatchObject({ texts: [] });
  });
});
