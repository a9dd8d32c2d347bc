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
    // A server that ends may say so in the packet that ends a query. The pool has given the connection
    // to the next in its queue then, and TypeORM, which listens a moment later, does not hear it: the
    // process would end. The next query on it fails, and the pool drops it.
    this.on('error', () => undefined);
    // A proxy preserves all overloads of the method.
    this.query = new Proxy(this.query, {
      apply: (query, self, args) => {
        const answer: unknown = Reflect.apply(query, self, args);
        if (answer instanceof Promise) answer.catch((error: unknown) => this.endIfUseless(error));
        return answer;
      },
    });
  }

  protected endIfUseless(error: unknown): void {
    // The driver gives this error no code.
    const isGivenUp = error instanceof Error && error.message === 'Query read timeout';
    if (isGivenUp || isReadOnly(error)) void this.end();
  }
}
