import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { accountSubjectsContract } from '../../testing/account-subjects.contract.js';
import { PostgresAccountSubjects } from './postgres-account-subjects.js';
import { PostgresSecondFactorStore } from './postgres-second-factor-store.js';

const ids = new UuidIds();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
beforeEach(() => database.dataSource.query('TRUNCATE users CASCADE'));
afterAll(() => database?.close());

describe('accounts in Postgres', () => {
  accountSubjectsContract(async () => {
    const { repositories, statements, dataSource, unitOfWork } = database;
    const factors = new PostgresSecondFactorStore(statements, repositories);
    return {
      accounts: new PostgresAccountSubjects(statements, repositories, factors),
      newId: () => ids.next(),
      plant: async ({ userId, emails: [email, oldEmail], staffRole, erasedAt }) => {
        await dataSource.query(
          `INSERT INTO users (id, name, email, password_hash, created_at, role, staff_role, erased_at)
           VALUES ($1, 'Ann', $2, 'x', now(), $3, $4, $5)`,
          [userId, email, staffRole ? 'admin' : 'user', staffRole, erasedAt],
        );
        if (oldEmail === undefined) return;
        await dataSource.query(
          `INSERT INTO email_change (id, user_id, old_email, token_hash, expires_at)
           VALUES ($1, $1, $2, 'x', shop_now() + interval '1 day')`,
          [userId, oldEmail],
        );
      },
      addSession: (userId, { startedAt, expiresAt, device }) =>
        dataSource.query(
          `INSERT INTO session (id, user_id, started_at, expires_at, device) VALUES ($1, $2, $3, $4, $5)`,
          [ids.next(), userId, startedAt, expiresAt, device],
        ),
      addSecondFactor: (userId) =>
        unitOfWork.run(async () => {
          await factors.startTotp(userId, 'secret', new Date());
          await factors.confirmTotp(userId, 1, new Date());
        }),
      inTransaction: (work) => unitOfWork.run(work),
    };
  });
});
