import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { fraudWarningRepositoryContract } from '../../testing/fraud-warning-repository.contract.js';
import { PostgresFraudWarningRepository } from './postgres-fraud-warning-repository.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
afterAll(() => database?.close());

fraudWarningRepositoryContract(() => ({
  warnings: new PostgresFraudWarningRepository(database.repositories, database.statements),
  unitOfWork: database.unitOfWork,
}));
