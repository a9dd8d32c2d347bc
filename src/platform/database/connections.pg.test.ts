import { NOTE_TABLES, NoteEntity } from '../../../test/support/note.entity.js';
import { openDatabase, type OpenDatabase } from '../../../test/support/open-database.js';
import { columns } from './fields.js';
import { onReplica } from './replica.js';

describe('where there is a replica', () => {
  let replica: OpenDatabase;
  let primary: OpenDatabase;

  beforeAll(async () => {
    // A second database shows as clearly which server answered.
    replica = await openDatabase([]);
    await replica.dataSource.query(NOTE_TABLES);
    await replica.dataSource.query(`INSERT INTO note VALUES (1, NULL, 'of the replica')`);
    primary = await openDatabase([NoteEntity], { DATABASE_READ_URL: replica.url });
    await primary.dataSource.query(NOTE_TABLES);
    await primary.dataSource.query(`INSERT INTO note VALUES (1, NULL, 'of the primary')`);
  });

  afterAll(async () => {
    await primary.close();
    await replica.close();
  });

  const byRepository = async () =>
    (await primary.repositories.read(NoteEntity).findOneBy({ id: 1 }))?.noteText;
  const byStatement = async () => {
    const query = primary.statements.prepare({
      select: columns(NoteEntity, 'note', ['noteText']),
      build: (built) => built.from(NoteEntity, 'note'),
    });
    return (await query.one({}))?.noteText;
  };

  it.each([
    ['a repository', byRepository],
    ['a statement', byStatement],
  ])('it answers %s what may be old, and nothing else', async (_, read) => {
    expect(await read()).toBe('of the primary');
    expect(await onReplica(read)).toBe('of the replica');
    const inside = () => primary.unitOfWork.run(read);
    expect(await onReplica(inside)).toBe('of the primary');
  });

  it('the primary answers while it is left alone', async () => {
    primary.replica.skipFor(60_000);
    expect(await onReplica(byRepository)).toBe('of the primary');
    expect(await onReplica(byStatement)).toBe('of the primary');
  });
});
