import { Injectable, Optional } from '@nestjs/common';
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { Env } from '../../config/env.js';
import { Replica } from './replica.js';
import { transactions } from './transaction.js';

type Values = readonly unknown[];

/** The connections of this process. */
export interface PoolState {
  readonly connections: number;
  readonly idle: number;
  /** Queries that wait for one. */
  readonly waiting: number;
}

/**
 * SQL for the Postgres adapters. It joins the open transaction where there is one; outside, what may
 * be a moment old is read from the replica.
 */
@Injectable()
export class Database {
  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
    @Optional() private readonly replica?: Replica,
  ) {}

  /** Reads rows: in the open transaction, else on the pool. */
  async read<Row extends QueryResultRow>(sql: string, values: Values = []): Promise<Row[]> {
    return (await this.send<Row>({ text: sql, values: [...values] })).rows;
  }

  /**
   * Reads rows by a named prepared statement, parsed once a connection: for hot reads. The name
   * must belong to this one text. Without preparing where a pooler forbids it.
   */
  async readPrepared<Row extends QueryResultRow>(
    name: string,
    sql: string,
    values: Values = [],
  ): Promise<Row[]> {
    const named = this.env.DATABASE_PREPARED ? { name } : {};
    return (await this.send<Row>({ ...named, text: sql, values: [...values] })).rows;
  }

  /**
   * Writes, and answers what RETURNING names.
   * @throws Error outside a unit of work: a write that nothing holds together is a mistake.
   */
  async write<Row extends QueryResultRow>(sql: string, values: Values = []): Promise<Row[]> {
    return (await this.writing<Row>(sql, values)).rows;
  }

  /** Writes, and answers how many rows it touched. @throws Error outside a unit of work. */
  async writeCount(sql: string, values: Values = []): Promise<number> {
    return (await this.writing(sql, values)).rowCount ?? 0;
  }

  get poolState(): PoolState {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { connections: totalCount, idle: idleCount, waiting: waitingCount };
  }

  private writing<Row extends QueryResultRow>(sql: string, values: Values) {
    if (!transactions.getStore()) throw new Error(`a write outside a unit of work: ${sql}`);
    return this.send<Row>({ text: sql, values: [...values] });
  }

  private async send<Row extends QueryResultRow>(query: {
    name?: string;
    text: string;
    values: unknown[];
  }): Promise<QueryResult<Row>> {
    const open = transactions.getStore();
    if (!open) return (await this.replica?.query<Row>(query)) ?? this.pool.query<Row>(query);
    const client = (await open.manager.queryRunner?.connect()) as PoolClient | undefined;
    if (!client) throw new Error('the transaction has no connection');
    return client.query<Row>(query);
  }

  /** The data source's own pool; TypeORM types its driver for every database at once. */
  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}
