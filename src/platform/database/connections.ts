import { Injectable, Optional } from '@nestjs/common';
import type { QueryConfig, QueryResult } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '../../config/env.js';
import { driverOf, poolOf } from './pool-of.js';
import { type Connection, ReadQueryRunner } from './read-query-runner.js';
import { Replica } from './replica.js';
import { statementNames } from './statement-names.js';
import { transactions } from './transaction.js';

/**
 * - `read` sees the open transaction; outside, the replica answers what may be a moment old.
 * - `write` needs a unit of work.
 * - `write-alone` is one statement that joins the open unit of work, or is one of its own: two round
 *   trips less. It is not run again where it lost a deadlock.
 */
export type Access = 'read' | 'write' | 'write-alone';

/** Which connection a statement runs on: the open transaction's, the replica's or one of the pool. */
@Injectable()
export class Connections {
  private readonly reads: EntityManager;

  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
    @Optional() replica?: Replica,
  ) {
    const send = async (statement: QueryConfig) =>
      (await replica?.query(statement)) ?? poolOf(dataSource).query(statement);
    const runner = new ReadQueryRunner(driverOf(dataSource), send, (text) => this.nameOf(text));
    this.reads = dataSource.createEntityManager(runner);
  }

  /** @throws Error for a `write` outside a unit of work: one that nothing holds together is a mistake. */
  manager(access: Access): EntityManager {
    const open = transactions.getStore();
    if (open) return open.manager;
    if (access === 'write') throw new Error('A write outside a unit of work.');
    return access === 'read' ? this.reads : this.dataSource.manager;
  }

  async run(access: Access, statement: QueryConfig): Promise<QueryResult> {
    const { queryRunner } = this.manager(access);
    if (!queryRunner) return poolOf(this.dataSource).query(statement);
    const connection: Connection = await queryRunner.connect();
    return connection.query(statement);
  }

  /** The name that a text is prepared by; undefined where a pooler forbids it, or there are too many. */
  nameOf(text: string): string | undefined {
    return this.env.DATABASE_PREPARED ? statementNames.of(text) : undefined;
  }
}
