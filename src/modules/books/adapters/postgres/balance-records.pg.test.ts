import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { balanceRecordsContract } from '../../testing/balance-records.contract.js';
import { insertPaidOrder } from '../../testing/insert-paid-order.js';
import { PostgresBalanceRecords } from './postgres-balance-records.js';

describe('the records of the balance in Postgres', () => {
  let open: OpenDatabase;
  let records: PostgresBalanceRecords;
  const userId = new UuidIds().next();

  beforeAll(async () => {
    open = await openDatabase(ALL_ENTITIES);
    records = new PostgresBalanceRecords(open.repositories, open.statements);
    await open.dataSource.query(
      `INSERT INTO users (id, name, email, password_hash, created_at)
       VALUES ($1, 'Ada', 'ada@example.com', 'x', now())`,
      [userId],
    );
  });
  beforeEach(() => open.dataSource.query('TRUNCATE balance_transaction'));
  afterAll(() => open?.close());

  balanceRecordsContract(() => ({
    records,
    plantIntent: () => insertPaidOrder(open.dataSource, { userId, createdAt: new Date() }),
    inTransaction: (work) => open.unitOfWork.run(work),
  }));
});
