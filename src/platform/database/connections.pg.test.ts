import { NOTE_TABLES, NoteEntity } from '../../../test/support/note.entity.js';
import { openDatabase, type OpenDatabase } from '../../../test/support/open-database.js';
import { untilLockWaits } from '../../../test/support/lock-waits.js';
import { asNumber } from './decode.js';
import { columns, value } from './fields.js';
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

it('reads again where a deadlock with a migration ended the read', async () => {
  const database = await openDatabase([]);
  await database.dataSource.query('CREATE TABLE part (id int); CREATE TABLE whole (id int)');
  const migration = database.dataSource.createQueryRunner();
  await migration.startTransaction();
  // The read notices the deadlock and ends, as it does on a machine that stalls.
  await migration.query("SET deadlock_timeout = '1h'");
  await migration.query('ALTER TABLE part ADD text text');
  const COUNT = 'SELECT count(*)::int AS id FROM whole JOIN part USING (id)';
  const read = database.statements.sql(COUNT, { id: value(asNumber) }).read();
  const answer = read.catch(String);
  await untilLockWaits(database, 1);
  await migration.query('ALTER TABLE whole ADD text text');
  await migration.commitTransaction();
  const result = await answer;
  await migration.release();
  await database.close();
  expect(result).toEqual([{ id: 0 }]);
});
