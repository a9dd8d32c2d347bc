import { Injectable, Optional } from '@nestjs/common';
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { Env } from '../../config/env.js';
import { poolOf } from './pool-of.js';
import { Replica } from './replica.js';
import { statementNames } from './statement-names.js';
import { transactions } from './transaction.js';

type Values = readonly unknown[];

interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
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
   * As `read`, by a statement that is parsed and planned once a connection: for hot reads of one
   * fixed text. Not prepared where a pooler forbids it.
   */
  async readPrepared<Row extends QueryResultRow>(sql: string, values: Values = []): Promise<Row[]> {
    return (await this.send<Row>(this.prepared(sql, values))).rows;
  }

  /**
   * Writes, and answers what RETURNING names; prepared, for a write finds its rows by a key.
   * @throws Error outside a unit of work: a write that nothing holds together is a mistake.
   */
  async write<Row extends QueryResultRow>(sql: string, values: Values = []): Promise<Row[]> {
    return (await this.writing<Row>(sql, values)).rows;
  }

  /** Writes, and answers how many rows it touched. @throws Error outside a unit of work. */
  async writeCount(sql: string, values: Values = []): Promise<number> {
    return (await this.writing(sql, values)).rowCount ?? 0;
  }

  /**
   * Writes by one statement that is a unit of work of its own, or joins the open one: two round trips
   * less. Not run again where it lost a deadlock: for single rows, or for what is tried again anyhow.
   */
  async writeAlone<Row extends QueryResultRow>(sql: string, values: Values = []): Promise<Row[]> {
    return (await this.sendToPrimary<Row>(this.prepared(sql, values))).rows;
  }

  private writing<Row extends QueryResultRow>(sql: string, values: Values) {
    if (!transactions.getStore()) throw new Error(`a write outside a unit of work: ${sql}`);
    return this.sendToPrimary<Row>(this.prepared(sql, values));
  }

  private prepared(sql: string, values: Values): Query {
    const name = this.env.DATABASE_PREPARED ? statementNames.of(sql) : undefined;
    return { ...(name && { name }), text: sql, values: [...values] };
  }

  private async send<Row extends QueryResultRow>(query: Query): Promise<QueryResult<Row>> {
    const answer = transactions.getStore() ? undefined : await this.replica?.query<Row>(query);
    return answer ?? this.sendToPrimary<Row>(query);
  }

  private async sendToPrimary<Row extends QueryResultRow>(query: Query): Promise<QueryResult<Row>> {
    const open = transactions.getStore();
    if (!open) return this.pool.query<Row>(query);
    const client = (await open.manager.queryRunner?.connect()) as PoolClient | undefined;
    if (!client) throw new Error('the transaction has no connection');
    return client.query<Row>(query);
  }

  private get pool(): Pool {
    return poolOf(this.dataSource);
  }
}
