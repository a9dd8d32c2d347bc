import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { newUser } from '../../domain/user.js';
import { factorChallengesContract } from '../../testing/factor-challenges.contract.js';
import { secondFactorStoreContract } from '../../testing/second-factor-store.contract.js';
import { staffInvitationsContract } from '../../testing/staff-invitations.contract.js';
import { PostgresFactorChallenges } from './postgres-factor-challenges.js';
import { PostgresSecondFactorStore } from './postgres-second-factor-store.js';
import { PostgresStaffInvitations } from './postgres-staff-invitations.js';
import { PostgresUserRepository } from './postgres-user-repository.js';

const userId = '01900000-0000-7000-8000-000000000001';
const otherId = '01900000-0000-7000-8000-000000000002';
let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
  const { repositories, statements, unitOfWork } = database;
  const users = new PostgresUserRepository(statements, repositories);
  await unitOfWork.run(async () => {
    for (const id of [userId, otherId]) {
      const user = { id, name: 'Ann', email: `${id}@x.test`, createdAt: new Date() };
      await users.add(newUser(user), 'x');
    }
  });
});
afterEach(() =>
  database.dataSource.query(
    'TRUNCATE totp_factor, passkey, recovery_code, factor_challenge, staff_invitation',
  ),
);
afterAll(() => database.close());

const inTransaction = <Result>(work: () => Promise<Result>) => database.unitOfWork.run(work);

describe('second factors in Postgres', () => {
  secondFactorStoreContract(async () => {
    const { statements, repositories } = database;
    const store = new PostgresSecondFactorStore(statements, repositories);
    return { store, userId, otherId, inTransaction };
  });
});

describe('challenges in Postgres', () => {
  factorChallengesContract(async () => {
    const { statements, repositories } = database;
    const challenges = new PostgresFactorChallenges(statements, repositories);
    return { challenges, userId, inTransaction };
  });
});

describe('invitations in Postgres', () => {
  staffInvitationsContract(async () => {
    const { statements, repositories } = database;
    const invitations = new PostgresStaffInvitations(statements, repositories);
    return { invitations, ownerId: userId, inTransaction };
  });
});
