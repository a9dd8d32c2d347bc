import { openDatabase, type OpenDatabase } from '../../../test/support/open-database.js';
import { asNumber, asText, listOf } from './decode.js';
import { column, columns, computed, type Fields, optional, value } from './fields.js';
import { WINDOW } from './statements.js';
import { AuthorEntity, NOTE_TABLES, NoteEntity } from '../../../test/support/note.entity.js';

const DELETED_AT = new Date('2026-05-01T10:00:00Z');

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase([NoteEntity, AuthorEntity]);
  await database.dataSource.query(NOTE_TABLES);
  await database.dataSource.query(`
    INSERT INTO author VALUES (7, 'Ada');
    INSERT INTO note VALUES (1, 7, 'one', 9007199254740993, '2026-05-01', NULL),
                            (2, 7, 'two', 0, NULL, '${DELETED_AT.toISOString()}'),
                            (3, NULL, 'three', 0, NULL, NULL)`);
});

afterAll(() => database.close());

const NOTE = columns(NoteEntity, 'note', ['id', 'noteText', 'readCount', 'writtenOn', 'deletedAt']);

function preparedNotes() {
  return database.statements.prepare({
    select: {
      ...NOTE,
      ...optional({ author: column(AuthorEntity, 'author', 'fullName') }),
      length: computed('length(note.noteText)', asNumber),
    },
    params: ['ids', 'limit', 'offset'],
    build: (query) =>
      query
        .from(NoteEntity, 'note')
        .leftJoin(AuthorEntity, 'author', 'author.id = note.authorId')
        .where('note.id = ANY (:ids)')
        .orderBy('note.id'),
    tail: WINDOW,
  });
}

const ONE = {
  id: 1,
  noteText: 'one',
  readCount: '9007199254740993',
  writtenOn: '2026-05-01',
  deletedAt: null,
  author: 'Ada',
  length: 3,
};

describe('a prepared query', () => {
  it('answers rows as its entities type them', async () => {
    const rows = await preparedNotes().many({ ids: [1, 2, 3], limit: 2, offset: 0 });
    expect(rows).toEqual([
      ONE,
      { ...ONE, id: 2, noteText: 'two', readCount: '0', writtenOn: null, deletedAt: DELETED_AT },
    ]);
    // @ts-expect-error a row has no property that was not selected
    expect(rows[0]?.authorId).toBeUndefined();
  });

  it('answers null for what a left join did not find', async () => {
    const third = await preparedNotes().one({ ids: [3], limit: 1, offset: 0 });
    expect(third?.author).toBeNull();
    expect(await preparedNotes().one({ ids: [3], limit: 1, offset: 1 })).toBeUndefined();
  });

  it('is prepared on the connection that runs it, and joins the unit of work', async () => {
    await database.unitOfWork
      .run(async () => {
        await database.repositories.write(NoteEntity).update({ id: 1 }, { noteText: 'changed' });
        const rows = await preparedNotes().many({ ids: [1], limit: 1, offset: 0 });
        expect(rows).toMatchObject([{ noteText: 'changed' }]);
        const names = database.statements.sql(
          'SELECT count(*)::int AS found FROM pg_prepared_statements WHERE statement LIKE $1',
          { found: value(asNumber) },
        );
        expect(await names.read(['%length(%'])).toEqual([{ found: 1 }]);
        throw new Error('undo');
      })
      .catch((error: Error) => expect(error.message).toBe('undo'));
  });

  it('that locks needs a unit of work', async () => {
    const locked = database.statements.prepare({
      select: columns(NoteEntity, 'note', ['id']),
      build: (query) => query.from(NoteEntity, 'note').setLock('pessimistic_write'),
    });
    await expect(locked.many({})).rejects.toThrow('outside a unit of work');
    expect(await database.unitOfWork.run(() => locked.many({}))).toHaveLength(3);
  });

  it('is refused at the start where its parameters are not those of its text', () => {
    const withParams = (params: readonly string[]) => () =>
      database.statements.prepare({
        select: columns(NoteEntity, 'note', ['id']),
        params,
        build: (query) => query.from(NoteEntity, 'note').where('note.id = :id::int'),
      });
    expect(withParams(['id'])).not.toThrow();
    expect(withParams([])).toThrow('parameter id is unused or has no value');
    expect(withParams(['id', 'name'])).toThrow('parameter name is unused or has no value');
  });
});

describe('a selection is refused at the start', () => {
  const selecting = (select: Fields) => () =>
    database.statements.prepare({
      select,
      build: (query) =>
        query
          .from(NoteEntity, 'note')
          .leftJoin(AuthorEntity, 'author', 'author.id = note.authorId'),
    });

  it('where an alias is of another entity, or of none', () => {
    expect(selecting({ id: column(NoteEntity, 'author', 'id') })).toThrow('is not of NoteEntity');
    expect(selecting({ id: column(NoteEntity, 'page', 'id') })).toThrow('is not of NoteEntity');
  });

  it('where a left join may find no row, and its type says otherwise', () => {
    const author = column(AuthorEntity, 'author', 'fullName');
    expect(selecting({ author })).toThrow('LEFT JOIN');
    expect(selecting(optional({ author }))).not.toThrow();
  });
});

describe('a page', () => {
  it('may be cut out before what is joined to it', async () => {
    const pages = database.statements.prepare({
      select: NOTE,
      params: ['ids', 'limit', 'offset'],
      build: (query) => {
        const page = query
          .createQueryBuilder()
          .select('note.id', 'id')
          .from(NoteEntity, 'note')
          .where('note.id = ANY (:ids)')
          .orderBy('note.id');
        return query
          .addCommonTableExpression(`${page.getQuery()} ${WINDOW}`, 'page')
          .from('page', 'page')
          .innerJoin(NoteEntity, 'note', 'note.id = page.id')
          .orderBy('note.id');
      },
    });
    const rows = await pages.many({ ids: [1, 2, 3], limit: 2, offset: 1 });
    expect(rows.map(({ id }) => id)).toEqual([2, 3]);
  });
});

describe('a query that is built for one call', () => {
  it('binds its own values', async () => {
    const rows = await database.statements.select({
      select: columns(NoteEntity, 'note', ['noteText']),
      build: (query) =>
        query
          .from(NoteEntity, 'note')
          .where('note.id > :id', { id: 1 })
          .orderBy('note.id')
          .limit(1),
    });
    expect(rows).toEqual([{ noteText: 'two' }]);
  });
});

describe('what a write returns', () => {
  it('has the types of its entity', async () => {
    const result = await database.repositories
      .writeAlone(NoteEntity)
      .createQueryBuilder()
      .update()
      .set({ readCount: () => 'read_count' })
      .where('id = :id', { id: 1 })
      .returning(['readCount', 'writtenOn'])
      .execute();
    const written = columns(NoteEntity, 'note', ['readCount', 'writtenOn']);
    expect(database.statements.returned(result, written)).toEqual([
      { readCount: ONE.readCount, writtenOn: ONE.writtenOn },
    ]);
  });
});

describe('SQL by hand', () => {
  it('answers columns by their names, and other values by their types', async () => {
    const statement = database.statements.sql(
      `SELECT note_text, written_on, ARRAY(SELECT full_name FROM author) AS authors
         FROM note WHERE id = $1`,
      {
        ...columns(NoteEntity, 'note', ['noteText', 'writtenOn']),
        authors: value(listOf(asText)),
      },
    );
    expect(await statement.read([1])).toEqual([
      { noteText: 'one', writtenOn: '2026-05-01', authors: ['Ada'] },
    ]);
  });

  it('refuses a value of another type', async () => {
    const wrong = database.statements.sql('SELECT id AS name FROM note', {
      name: value(asText),
    });
    await expect(wrong.read()).rejects.toThrow('where a text was expected');
  });

  it('writes in a unit of work, or alone where it is asked to', async () => {
    const touch = database.statements.sql(
      'UPDATE note SET read_count = read_count + $2 WHERE id = $1 RETURNING read_count',
      columns(NoteEntity, 'note', ['readCount']),
    );
    await expect(touch.write([3, 1])).rejects.toThrow('outside a unit of work');
    expect(await touch.writeAlone([3, 1])).toEqual([{ readCount: '1' }]);
    expect(await database.unitOfWork.run(() => touch.write([3, 1]))).toEqual([{ readCount: '2' }]);
    expect(await database.unitOfWork.run(() => touch.writeCount([4, 1]))).toBe(0);
  });
});
