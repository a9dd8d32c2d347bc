import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { holdPeriodsContract } from '../../testing/hold-periods.contract.js';
import { PostgresHoldPeriods } from './postgres-hold-periods.js';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openDatabase(ALL_ENTITIES);
});
afterEach(() => open.dataSource.query('DELETE FROM hold_period'));
afterAll(() => open.close());

describe('hold periods in Postgres', () => {
  holdPeriodsContract(async () => ({
    periods: new PostgresHoldPeriods(open.repositories, open.statements),
    now: new Date(),
    inTransaction: (work) => open.unitOfWork.run(work),
  }));
});
