import { CountingIds, SettableClock } from '../../../../kernel/testing/fakes.js';
import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { untilLockWaits } from '../../../../../test/support/lock-waits.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { newUser } from '../../domain/user.js';
import { auditLogContract } from '../../testing/audit-log.contract.js';
import { emailChangesContract } from '../../testing/email-changes.contract.js';
import { passwordResetsContract } from '../../testing/password-resets.contract.js';
import { userQueriesContract } from '../../testing/user-queries.contract.js';
import { userRepositoryContract } from '../../testing/user-repository.contract.js';
import { PostgresAuditLog } from './postgres-audit-log.js';
import { PostgresAuditQueries } from './postgres-audit-queries.js';
import { PostgresEmailChanges } from './postgres-email-changes.js';
import { PostgresPasswordResets } from './postgres-password-resets.js';
import { UserSearches } from '../../ports/user-queries.js';
import { PostgresUserQueries } from './postgres-user-queries.js';
import { PostgresUserRepository } from './postgres-user-repository.js';

const NEWEST_FIRST = { by: 'at', descending: true } as const;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
beforeEach(async () => {
  await database.dataSource.query('DELETE FROM audit_entry');
  await database.dataSource.query('DELETE FROM password_reset');
  await database.dataSource.query('DELETE FROM users');
});
afterAll(() => database.close());

const inTransaction = <Result>(work: () => Promise<Result>) => database.unitOfWork.run(work);
const users = () => new PostgresUserRepository(database.statements, database.repositories);
const changes = () => new PostgresEmailChanges(database.statements, database.repositories);

describe('users in Postgres', () => {
  userRepositoryContract(async () => ({ store: users(), inTransaction }));

  it('wait for a change of the password that they are to hold', async () => {
    const id = '01900000-0000-7000-8000-0000000000a1';
    const ann = newUser({ id, name: 'Ann', email: 'ann@x.test', createdAt: new Date() });
    await inTransaction(() => users().add(ann, 'old'));
    const other = database.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query(`UPDATE users SET password_hash = 'new'`);
    const isHeld = inTransaction(() => users().holdPassword(id, 'old'));
    await untilLockWaits(database, 1);
    await other.commitTransaction();
    await other.release();
    expect(await isHeld).toBe(false);
  });

  it('refuse an address that an unconfirmed change is just giving up', async () => {
    const [id, twin] = ['a1', 'b1'].map((last) => `01900000-0000-7000-8000-0000000000${last}`);
    const ann = newUser({ id: id!, name: 'Ann', email: 'ann@x.test', createdAt: new Date() });
    await inTransaction(() => users().add(ann, 'x'));
    const other = database.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query(`UPDATE users SET email = 'new@x.test'`);
    await other.query(
      `INSERT INTO email_change (id, user_id, old_email, token_hash, expires_at)
       VALUES ($1, $1, 'ann@x.test', 'x', shop_now() + interval '1 day')`,
      [id],
    );
    const added = inTransaction(() => users().add({ ...ann, id: twin! }, 'x'));
    const refused = expect(added).rejects.toThrow('An account with this email already exists');
    await untilLockWaits(database, 1);
    await other.commitTransaction();
    await other.release();
    await refused;
  });
});

describe('queries of users in Postgres', () => {
  userQueriesContract(async () => ({
    store: users(),
    queries: new PostgresUserQueries(database.statements, new UserSearches()),
    inTransaction,
  }));
});

describe('reset links in Postgres', () => {
  passwordResetsContract(async () => ({
    users: users(),
    changes: changes(),
    resets: new PostgresPasswordResets(database.statements, database.repositories),
    inTransaction,
  }));
});

describe('changes of email addresses in Postgres', () => {
  emailChangesContract(async () => ({ users: users(), changes: changes(), inTransaction }));
});

describe('the audit log in Postgres', () => {
  auditLogContract(async () => {
    const clock = new SettableClock();
    const id = '01900000-0000-7000-8000-0000000000a1';
    const ann = newUser({ id, name: 'Ann', email: 'ann@x.test', createdAt: clock.now() });
    await inTransaction(() => users().add(ann, 'x'));
    const queries = new PostgresAuditQueries(database.statements);
    return {
      log: new PostgresAuditLog(database.repositories, new CountingIds(), clock),
      actor: { id },
      entries: async () => {
        const { items } = await queries.list({ page: 1, limit: 10, sort: NEWEST_FIRST });
        const entries = items.map(({ who, action, subject, before, after }) => {
          return { actor: who ? { id: who.id } : undefined, action, subject, before, after };
        });
        return entries.reverse();
      },
      inTransaction,
    };
  });
});

describe('queries of the audit log in Postgres', () => {
  it('answer a page, newest first, with states of any type', async () => {
    const clock = new SettableClock();
    const log = new PostgresAuditLog(database.repositories, new CountingIds(), clock);
    for (const after of ['text', 2, null, { list: ['[1]'] }]) {
      clock.advance(1000);
      await inTransaction(() =>
        log.record({ actor: undefined, action: 'a.b', subject: 'c', before: undefined, after }),
      );
    }
    const queries = new PostgresAuditQueries(database.statements);
    const { items, ...page } = await queries.list({
      page: 1,
      limit: 3,
      sort: NEWEST_FIRST,
      what: 'a',
    });
    expect(page).toEqual({ page: 1, limit: 3, total: 4, totalIsExact: true });
    expect(items.map(({ after }) => after)).toEqual([{ list: ['[1]'] }, null, 2]);
    expect(items[0]).toMatchObject({ at: clock.now(), who: null, before: null });
    const second = await queries.list({ page: 2, limit: 3, sort: NEWEST_FIRST, what: 'a.b' });
    expect(second.items.map(({ after }) => after)).toEqual(['text']);
    expect(await queries.list({ page: 1, limit: 3, sort: NEWEST_FIRST, what: '' })).toMatchObject({
      total: 0,
    });
  });
});
