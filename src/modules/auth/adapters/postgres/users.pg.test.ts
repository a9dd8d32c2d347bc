import type { DataSource } from 'typeorm';
import { loadEnv } from '../../../../config/env.js';
import { createDataSource } from '../../../../platform/database/data-source.js';
import { Database } from '../../../../platform/database/database.js';
import { TypeOrmUnitOfWork } from '../../../../platform/database/typeorm-unit-of-work.js';
import { freshDatabase } from '../../../../../test/support/worker-database.js';
import { userRepositoryContract } from '../../testing/user-repository.contract.js';
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
afterAll(async () => {
  await source.destroy();
  await fresh.drop();
});

describe('users in Postgres', () => {
  userRepositoryContract(async () => {
    await source.query('DELETE FROM users');
    const unitOfWork = new TypeOrmUnitOfWork(source);
    return {
      store: new PostgresUserRepository(database),
      inTransaction: (work) => unitOfWork.run(work),
    };
  });
});
