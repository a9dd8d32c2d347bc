import pg from 'pg';
import { ServingClient } from '../../../src/platform/database/serving-client.js';

/** How a statement fails: refused by the database, or its connection is lost before or after it ran. */
export type StatementFault = 'serialization' | 'lost-before' | 'lost-after';

const isCallback = (value: unknown): value is (error: unknown, result?: unknown) => void =>
  typeof value === 'function';

const textOf = ([query]: readonly unknown[]): string => {
  if (typeof query === 'string') return query;
  const isConfig = typeof query === 'object' && query !== null && 'text' in query;
  return isConfig ? String(query.text) : '';
};

/** Lets one of the next statements of the shop's connections fail; others connect as they like. */
export class StatementFaults {
  /** How many have happened. */
  happened = 0;
  private armed: { inStatements: number; how: StatementFault } | undefined;
  private readonly real = pg.Client.prototype.query;

  constructor() {
    pg.Client.prototype.query = new Proxy(this.real, {
      apply: (query, self: unknown, args: readonly unknown[]) => {
        const how = self instanceof ServingClient ? this.take(textOf(args)) : undefined;
        const run = (values: readonly unknown[]): unknown => Reflect.apply(query, self, values);
        if (!how || !(self instanceof ServingClient)) return run(args);
        const callback = args.find(isCallback);
        const answer = fail(how, self, () => run(args.filter((value) => value !== callback)));
        if (!callback) return answer;
        answer.then(
          (result) => callback(null, result),
          (error: unknown) => callback(error),
        );
        return undefined;
      },
    });
  }

  /** The statement after that many others fails. */
  arm(inStatements: number, how: StatementFault): void {
    this.armed = { inStatements, how };
  }

  disarm(): void {
    this.armed = undefined;
  }

  stop(): void {
    pg.Client.prototype.query = this.real;
  }

  private take(text: string): StatementFault | undefined {
    // A ROLLBACK that fails changes nothing: the server rolls back by itself.
    if (!this.armed || text === '' || /^ROLLBACK/i.test(text)) return undefined;
    if (this.armed.inStatements-- > 0) return undefined;
    const { how } = this.armed;
    this.armed = undefined;
    this.happened += 1;
    return how;
  }
}

const refusal = (): Error => {
  const error = new pg.DatabaseError('could not serialize access', 0, 'error');
  error.code = '40001';
  return error;
};
const LOST = 'Connection terminated unexpectedly';

async function fail(
  how: StatementFault,
  client: ServingClient,
  run: () => unknown,
): Promise<unknown> {
  if (how === 'serialization') throw refusal();
  if (how === 'lost-after') await run();
  void client.end();
  throw new Error(LOST);
}
