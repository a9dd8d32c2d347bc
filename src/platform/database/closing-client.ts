import pg from 'pg';

/**
 * Closes the connection when one of its queries times out in the driver. The response of that query
 * is still pending, and the next query would wait behind it. A pool drops a closed client; TypeORM
 * releases it like any other.
 */
export class ClosingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // A proxy preserves all overloads of the method.
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
