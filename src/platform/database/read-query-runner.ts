import type { QueryConfig, QueryResult } from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

/** What runs statements: a connection, or a pool of them. */
export interface Connection {
  query(statement: QueryConfig): Promise<QueryResult>;
}

/**
 * Lets repositories read outside a transaction: each statement takes a connection of its own, so that
 * one runner serves all callers at once. It refuses to write.
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
    return Promise.reject(new Error('A transaction is opened by a unit of work.'));
  }

  private toStatement(text: string, values: unknown[]): QueryConfig {
    if (!/^\s*(SELECT|WITH)\b/i.test(text))
      throw new Error(`A repository for reads wrote: ${text}`);
    const name = this.nameOf(text);
    return { ...(name && { name }), text, values };
  }
}
