import pg from 'pg';
import { isReadOnly } from './is-database-away.js';

/**
 * Closes the connection when it is of no more use: a query timed out in the driver, and the next one
 * would wait behind its pending response; or the server takes no writes any more, because another
 * one is the primary. A pool drops a closed client; TypeORM releases it like any other.
 */
export class ClosingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A proxy preserves all overloads of the method.
    this.query = new Proxy(this.query, {
      apply: (query, self, args) => {
        const answer: unknown = Reflect.apply(query, self, args);
        if (answer instanceof Promise) answer.catch((error: unknown) => this.endIfUseless(error));
        return answer;
      },
    });
  }

  private endIfUseless(error: unknown): void {
    // The driver gives this error no code.
    const isGivenUp = error instanceof Error && error.message === 'Query read timeout';
    if (isGivenUp || isReadOnly(error)) void this.end();
  }
}
