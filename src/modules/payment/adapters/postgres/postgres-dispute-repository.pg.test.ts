import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { TransactionLock } from '../../../../platform/database/transaction-lock.js';
import { disputeRepositoryContract } from '../../testing/dispute-repository.contract.js';
import { PostgresDisputeRepository } from './postgres-dispute-repository.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
afterAll(() => database?.close());

disputeRepositoryContract(() => ({
  disputes: new PostgresDisputeRepository(
    database.repositories,
    database.statements,
    new TransactionLock(database.statements),
  ),
  unitOfWork: database.unitOfWork,
}));
