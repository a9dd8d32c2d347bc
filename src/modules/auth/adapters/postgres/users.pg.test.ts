import type { DataSource } from 'typeorm';
import { loadEnv } from '../../../../config/env.js';
import { CountingIds, SettableClock } from '../../../../kernel/testing/fakes.js';
import { createDataSource } from '../../../../platform/database/data-source.js';
import { Database } from '../../../../platform/database/database.js';
import { TypeOrmUnitOfWork } from '../../../../platform/database/typeorm-unit-of-work.js';
import { freshDatabase } from '../../../../../test/support/worker-database.js';
import { newUser } from '../../domain/user.js';
import { auditLogContract } from '../../testing/audit-log.contract.js';
import { passwordResetsContract } from '../../testing/password-resets.contract.js';
import { userQueriesContract } from '../../testing/user-queries.contract.js';
import { userRepositoryContract } from '../../testing/user-repository.contract.js';
import { PostgresAuditLog } from './postgres-audit-log.js';
import { PostgresAuditQueries } from './postgres-audit-queries.js';
import { PostgresPasswordResets } from './postgres-password-resets.js';
import { PostgresUserQueries } from './postgres-user-queries.js';
import { PostgresUserRepository } from './postgres-user-repository.js';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let source: DataSource;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  const env = loadEnv({ DATABASE_URL: fresh.url });
  source = await createDataSource(env).initialize();
  database = new Database(source, env);
});
beforeEach(async () => {
  await source.query('DELETE FROM audit_entry');
  await source.query('DELETE FROM password_reset');
  await source.query('DELETE FROM users');
});
afterAll(async () => {
  await source.destroy();
  await fresh.drop();
});

const inTransaction = <Result>(work: () => Promise<Result>) =>
  new TypeOrmUnitOfWork(source).run(work);

describe('users in Postgres', () => {
  userRepositoryContract(async () => ({
    store: new PostgresUserRepository(database),
    inTransaction,
  }));
});

describe('queries of users in Postgres', () => {
  userQueriesContract(async () => ({
    store: new PostgresUserRepository(database),
    queries: new PostgresUserQueries(database),
    inTransaction,
  }));
});

describe('reset links in Postgres', () => {
  passwordResetsContract(async () => ({
    users: new PostgresUserRepository(database),
    resets: new PostgresPasswordResets(database),
    inTransaction,
  }));
});

describe('the audit log in Postgres', () => {
  auditLogContract(async () => {
    const clock = new SettableClock();
    const id = '01900000-0000-7000-8000-0000000000a1';
    const ann = newUser({ id, name: 'Ann', email: 'ann@x.test', createdAt: clock.now() });
    await inTransaction(() => new PostgresUserRepository(database).add(ann, 'x'));
    const queries = new PostgresAuditQueries(database);
    return {
      log: new PostgresAuditLog(database, new CountingIds(), clock),
      actor: { id },
      entries: async () => {
        const { items } = await queries.list({ page: 1, limit: 10 });
        const entries = items.map(({ who, action, subject, before, after }) => {
          return { actor: who ? { id: who.id } : undefined, action, subject, before, after };
        });
        return entries.reverse();
      },
      inTransaction,
    };
  });
});
