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
 * series of the protocol, so that the statement does not run where the transaction does not begin.
 * A transaction without statements is not sent at all. It prepares a statement, which a pooler forbids.
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
        const send = (): unknown => Reflect.apply(query, self, args);
        const [statement] = args;
        if (statement === START) return this.start();
        if (!this.isStartDeferred) return send();
        this.isStartDeferred = false;
        if (ENDS.includes(statement)) return Promise.resolve(NOTHING);
        if (isExtended(statement)) return this.sendWithStart(statement);
        return this.sendStart().then(send);
      },
    });
  }

  private async start(): Promise<QueryResult> {
    this.isStartDeferred = this.isStartPrepared;
    if (this.isStartDeferred) return NOTHING;
    const result = await this.sendStart();
    this.isStartPrepared = true;
    return result;
  }

  private sendStart(): Promise<QueryResult> {
    return this.query({ name: STATEMENT, text: START });
  }

  private async sendWithStart(statement: QueryConfig): Promise<QueryResult> {
    try {
      return await new Promise((resolve, reject) => {
        const query = new pg.Query(statement, (error, results) => {
          if (error) reject(error);
          else resolve(lastOf(results));
        });
        const { submit } = query;
        query.submit = (connection) => {
          connection.stream.cork();
          connection.bind({ statement: STATEMENT }, true);
          connection.execute({}, true);
          // The driver ends the series with one Sync, and returns an error rather than throwing it.
          const answer: unknown = submit.call(query, connection);
          connection.stream.uncork();
          return answer;
        };
        super.query(query);
      });
    } catch (error) {
      this.endIfUseless(error);
      throw error;
    }
  }
}

/** Whether the driver sends it by the extended protocol, which alone joins statements safely. */
function isExtended(statement: unknown): statement is QueryConfig {
  if (typeof statement !== 'object' || statement === null) return false;
  const { name, values }: { name?: unknown; values?: unknown } = statement;
  return Boolean(name) || (Array.isArray(values) && values.length > 0);
}

/** The driver returns an array where one query had several results. */
function lastOf(results: QueryResult | QueryResult[]): QueryResult {
  return Array.isArray(results) ? (results.at(-1) ?? NOTHING) : results;
}
