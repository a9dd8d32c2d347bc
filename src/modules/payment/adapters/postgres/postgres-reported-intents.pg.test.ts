import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { TransactionLock } from '../../../../platform/database/transaction-lock.js';
import { reportedIntentsContract } from '../../testing/reported-intents.contract.js';
import { PostgresDisputeRepository } from './postgres-dispute-repository.js';
import { PostgresFraudWarningRepository } from './postgres-fraud-warning-repository.js';
import { PostgresReportedIntents } from './postgres-reported-intents.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
afterAll(() => database?.close());

reportedIntentsContract(() => {
  const { repositories, statements, unitOfWork } = database;
  return {
    reported: new PostgresReportedIntents(statements),
    disputes: new PostgresDisputeRepository(
      repositories,
      statements,
      new TransactionLock(statements),
    ),
    warnings: new PostgresFraudWarningRepository(repositories, statements),
    unitOfWork,
  };
});
