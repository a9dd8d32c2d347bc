import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../config/env.js';
import { Clock, SystemClock } from '../../kernel/time.js';
import { Ids } from '../../kernel/ids.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { UuidIds } from '../uuid-ids.js';
import { ConnectionPool } from './connection-pool.js';
import { Connections } from './connections.js';
import { createServingSource } from './data-source.js';
import { migrateDatabase } from './migrate-database.js';
import { ATTEMPT_EVERY_MS, DATABASE_WAIT_MS, mayReturn } from './reach-database.js';
import { Replica } from './replica.js';
import { ReplicaLag } from './replica-lag.js';
import { Repositories } from './repositories.js';
import { Statements } from './statements.js';
import { TransactionLock } from './transaction-lock.js';
import { TypeOrmUnitOfWork } from './typeorm-unit-of-work.js';

/**
 * Provides the pool, transactions and SQL to every module. The schema is up to date once it has
 * started.
 */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Env],
      useFactory: async (env: Env) => {
        await migrateDatabase(env);
        return {
          ...createServingSource(env).options,
          autoLoadEntities: true,
          retryAttempts: DATABASE_WAIT_MS / ATTEMPT_EVERY_MS,
          retryDelay: ATTEMPT_EVERY_MS,
          toRetry: mayReturn,
        };
      },
    }),
  ],
  providers: [
    ConnectionPool,
    Connections,
    Replica,
    ReplicaLag,
    Repositories,
    Statements,
    TransactionLock,
    { provide: UnitOfWork, useClass: TypeOrmUnitOfWork },
    { provide: Clock, useClass: SystemClock },
    { provide: Ids, useClass: UuidIds },
  ],
  exports: [
    ConnectionPool,
    Repositories,
    Statements,
    TransactionLock,
    Replica,
    ReplicaLag,
    UnitOfWork,
    Clock,
    Ids,
    TypeOrmModule,
  ],
})
export class DatabaseModule {}
