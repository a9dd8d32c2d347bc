import pg from 'pg';

/**
 * A connection that ends with a query that the driver has given up: the answer is still due, and the next
 * query would wait behind it. A pool drops a client that has ended; TypeORM gives it back like any other.
 */
export class ClosingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A proxy has every overload of the method that it stands for.
    this.query = new Proxy(this.query, {
      apply: (query, self, args) => {
        const answer: unknown = Reflect.apply(query, self, args);
        if (answer instanceof Promise) answer.catch((error: unknown) => this.endIfGivenUp(error));
        return answer;
      },
    });
  }

  private endIfGivenUp(error: unknown): void {
    // The driver gives this error no code.
    if (error instanceof Error && error.message === 'Query read timeout') void this.end();
  }
}
