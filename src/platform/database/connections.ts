import { Injectable, Optional } from '@nestjs/common';
import type { QueryConfig, QueryResult } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '../../config/env.js';
import { driverOf, poolOf } from './pool-of.js';
import { type Connection, ReadQueryRunner } from './read-query-runner.js';
import { Replica } from './replica.js';
import { retryConflicts } from './retry-conflicts.js';
import { statementNames } from './statement-names.js';
import { transactions } from './transaction.js';

/**
 * - `read` uses the open transaction. Outside a transaction the replica may serve it, with slightly
 *   stale data.
 * - `write` requires a unit of work.
 * - `write-alone` is a single statement that joins the open unit of work, or else is its own
 *   transaction without BEGIN and COMMIT, which saves two round trips. It is not retried after a
 *   deadlock.
 */
export type StatementAccess = 'read' | 'write' | 'write-alone';

/** Chooses the connection of a statement: the open transaction, the replica or the pool. */
@Injectable()
export class Connections {
  private readonly reads: EntityManager;

  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
    @Optional() private readonly replica?: Replica,
  ) {
    const send = (statement: QueryConfig) => this.read(statement);
    const runner = new ReadQueryRunner(driverOf(dataSource), send, (text) => this.nameOf(text));
    this.reads = dataSource.createEntityManager(runner);
  }

  /** @throws Error for a `write` outside a unit of work, where several writes would not be atomic. */
  manager(access: StatementAccess): EntityManager {
    const open = transactions.getStore();
    if (open) return open.manager;
    if (access === 'write') throw new Error('A write outside a unit of work.');
    return access === 'read' ? this.reads : this.dataSource.manager;
  }

  /** @throws Error as `manager` does. */
  async run(access: StatementAccess, statement: QueryConfig): Promise<QueryResult> {
    // Without the runner of `reads`, whose promises each hot read would pay.
    if (access === 'read' && !transactions.getStore()) return this.read(statement);
    const { queryRunner } = this.manager(access);
    if (!queryRunner) return poolOf(this.dataSource).query(statement);
    const connection: Connection = await queryRunner.connect();
    return connection.query(statement);
  }

  /** Again after a deadlock: a read waits for two tables that a migration locks in another order. */
  private read(statement: QueryConfig): Promise<QueryResult> {
    const pool = poolOf(this.dataSource);
    const readCurrent = () => retryConflicts(() => pool.query(statement));
    if (!this.replica?.isServing) return readCurrent();
    return this.replica.query(statement).then((stale) => stale ?? readCurrent());
  }

  /**
   * Name of the prepared statement of a text; undefined where a pooler forbids it or the limit is
   * reached.
   */
  nameOf(text: string): string | undefined {
    return this.env.DATABASE_PREPARED ? statementNames.of(text) : undefined;
  }
}
