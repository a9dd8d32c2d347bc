import type { QueryConfig, QueryResult } from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

/** Runs statements: a connection or a pool. */
export interface Connection {
  query(statement: QueryConfig): Promise<QueryResult>;
}

/**
 * Lets repositories read outside a transaction. Each statement takes a pooled connection of its
 * own, so one runner serves all callers at once. It rejects writes.
 */
export class ReadQueryRunner extends PostgresQueryRunner {
  constructor(
    driver: PostgresDriver,
    private readonly send: (statement: QueryConfig) => Promise<QueryResult>,
    private readonly nameOf: (text: string) => string | undefined,
  ) {
    super(driver, 'slave');
  }

  override connect() {
    return Promise.resolve({
      query: (statement: string | QueryConfig, values: unknown[] = []) =>
        this.send(typeof statement === 'string' ? this.toStatement(statement, values) : statement),
    });
  }

  override startTransaction(): Promise<void> {
    return Promise.reject(new Error('Transactions are opened by the unit of work only.'));
  }

  private toStatement(text: string, values: unknown[]): QueryConfig {
    if (!/^\s*(SELECT|WITH)\b/i.test(text))
      throw new Error(`A repository for reads cannot write: ${text}`);
    const name = this.nameOf(text);
    return { ...(name && { name }), text, values };
  }
}
