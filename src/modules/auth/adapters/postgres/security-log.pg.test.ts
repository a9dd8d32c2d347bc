import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { SettableClock } from '../../../../kernel/testing/fakes.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { securityLogContract } from '../../testing/security-log.contract.js';
import { PostgresSecurityLog } from './postgres-security-log.js';
import { SecurityEventEntity } from './security-event.entity.js';

const ids = new UuidIds();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
beforeEach(() => database.dataSource.query('TRUNCATE security_event'));
afterAll(() => database?.close());

const openLog = (clock = new SettableClock()) =>
  new PostgresSecurityLog(database.repositories, database.statements, ids, clock);
const rows = () =>
  database.repositories.read(SecurityEventEntity).find({ order: { firstAt: 'ASC' } });

describe('the security log in Postgres', () => {
  securityLogContract(async () => {
    const clock = new SettableClock();
    return {
      log: openLog(clock),
      clock,
      newId: () => ids.next(),
      entries: async () =>
        (await rows()).map(({ kind, userId, subject, trustedDevice, count, firstAt, at }) => ({
          kind,
          count,
          firstAt,
          at,
          ...(userId !== null && { userId }),
          ...(subject !== null && { subject }),
          ...(trustedDevice !== null && { isTrustedDevice: trustedDevice }),
        })),
      inTransaction: (work) => database.unitOfWork.run(work),
    };
  });

  it('has no entry of a transaction that is rolled back', async () => {
    const rolledBack = database.unitOfWork.run(async () => {
      await openLog().record({ kind: 'refund.requested', subject: 'order 1' });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
  });
});
