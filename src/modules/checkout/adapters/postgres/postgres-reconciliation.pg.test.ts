import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { reconciliationContract } from '../../testing/reconciliation.contract.js';
import { PostgresReconciliation } from './postgres-reconciliation.js';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openDatabase(ALL_ENTITIES);
});
afterEach(() => open.dataSource.query('TRUNCATE reconciliation_cursor, unmatched_payment'));
afterAll(() => open.close());

describe('the memory of the reconciler in Postgres', () => {
  reconciliationContract(async () => {
    const clock = new SettableClock();
    return {
      reconciliation: new PostgresReconciliation(open.repositories, clock),
      wait: () => clock.advance(1_000),
      inTransaction: (work) => open.unitOfWork.run(work),
    };
  });
});
