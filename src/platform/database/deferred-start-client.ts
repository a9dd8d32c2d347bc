import pg, { type QueryConfig, type QueryResult } from 'pg';
import { ClosingClient } from './closing-client.js';

/** What TypeORM sends to begin a transaction. */
const START = 'START TRANSACTION';
const ENDS: readonly unknown[] = ['COMMIT', 'ROLLBACK'];
const STATEMENT = 'start_transaction';

const NOTHING: QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] };

/**
 * A connection that sends START TRANSACTION together with the first statement of the transaction,
 * which saves a round trip: each one costs the process and Postgres some 0.3 ms. Both are one message
 * series of the protocol, so that the statement does not run where the transaction does not begin;
 * the connection is closed then. A transaction without statements is not sent at all. It prepares a
 * statement, which a pooler forbids.
 */
export class DeferredStartClient extends ClosingClient {
  /** Whether the server knows the prepared statement. */
  private isStartPrepared = false;
  /** Whether a transaction began that the server does not know of yet. */
  private isStartDeferred = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A proxy preserves all overloads of the method.
    this.query = new Proxy(this.query, {
      apply: (query, self, args: readonly unknown[]) => {
        const [statement, values] = args;
        if (statement === START) return this.start();
        if (!this.isStartDeferred) return Reflect.apply(query, self, args);
        this.isStartDeferred = false;
        if (ENDS.includes(statement)) return Promise.resolve(NOTHING);
        return this.sendWithStart(toConfig(statement, values));
      },
    });
  }

  private async start(): Promise<QueryResult> {
    this.isStartDeferred = this.isStartPrepared;
    if (this.isStartDeferred) return NOTHING;
    const result = await this.query({ name: STATEMENT, text: START });
    this.isStartPrepared = true;
    return result;
  }

  private async sendWithStart(statement: QueryConfig): Promise<QueryResult> {
    try {
      return await new Promise((resolve, reject) =>
        super.query(this.joined(statement, resolve, reject)),
      );
    } catch (error) {
      this.endIfUseless(error);
      // The driver's stack leads to the socket.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  private joined(
    statement: QueryConfig,
    resolve: (result: QueryResult) => void,
    reject: (error: Error) => void,
  ): pg.Query {
    let isBegun = false;
    const begin = () => (isBegun = true);
    const query = new pg.Query(statement, (error, results) => {
      this.connection.off('commandComplete', begin);
      if (error && !isBegun) this.connection.stream.destroy();
      if (error) reject(error);
      else resolve(lastOf(results));
    });
    const { submit } = query;
    query.submit = (connection) => {
      connection.once('commandComplete', begin);
      connection.stream.cork();
      connection.bind({ statement: STATEMENT }, true);
      connection.execute({}, true);
      // The driver ends the series with one Sync, and returns an error rather than throwing it.
      const refusal: unknown = submit.call(query, connection);
      connection.stream.uncork();
      return refusal;
    };
    return query;
  }
}

/** Has the driver use the extended protocol also without values: it alone joins statements safely. */
const EXTENDED = { queryMode: 'extended' };

function toConfig(statement: unknown, values: unknown): QueryConfig {
  if (typeof statement === 'string') {
    return { text: statement, ...(Array.isArray(values) && { values }), ...EXTENDED };
  }
  if (isConfig(statement)) return { ...statement, ...EXTENDED };
  throw new Error('A transaction begins with a text or a query config.');
}

function isConfig(statement: unknown): statement is QueryConfig {
  return typeof statement === 'object' && statement !== null && 'text' in statement;
}

/** The driver returns an array where one query had several results. */
function lastOf(results: QueryResult | QueryResult[]): QueryResult {
  return Array.isArray(results) ? (results.at(-1) ?? NOTHING) : results;
}
