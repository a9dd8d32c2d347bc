import type { PoolConfig } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { loadEnv } from '../../src/config/env.js';
import { Connections } from '../../src/platform/database/connections.js';
import { createServingSource } from '../../src/platform/database/data-source.js';
import { Replica } from '../../src/platform/database/replica.js';
import { Repositories } from '../../src/platform/database/repositories.js';
import { Statements } from '../../src/platform/database/statements.js';
import { TypeOrmUnitOfWork } from '../../src/platform/database/typeorm-unit-of-work.js';
import { freshDatabase } from './worker-database.js';

type Entities = readonly (new () => object)[];

/** A migrated database of the caller, with the dependencies of an adapter. `extra` is for the driver. */
export async function openDatabase(
  entities: Entities,
  settings: Record<string, string> = {},
  extra: PoolConfig = {},
) {
  const { url, drop } = await freshDatabase();
  const env = loadEnv({ DATABASE_URL: url, ...settings });
  const options = { ...createServingSource(env).options, entities: [...entities] };
  Object.assign(options, { extra: { ...options.extra, ...extra } });
  const dataSource = await new DataSource(options as DataSourceOptions).initialize();
  const replica = new Replica(env);
  const connections = new Connections(dataSource, env, replica);
  return {
    url,
    dataSource,
    replica,
    repositories: new Repositories(connections),
    statements: new Statements(dataSource, connections),
    unitOfWork: new TypeOrmUnitOfWork(dataSource),
    async close() {
      await replica.onApplicationShutdown();
      await dataSource.destroy();
      await drop();
    },
  };
}

export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;
