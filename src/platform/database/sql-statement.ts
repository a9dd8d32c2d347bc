import type { SqlValue } from './bind-parameters.js';
import type { StatementAccess, Connections } from './connections.js';
import type { RowReader } from './row-reader.js';
import { joined, type JoinableSql } from './write-batch.js';

/** Handwritten SQL with typed rows. Its values are bound to the placeholders `$1`, `$2`, … */
export class SqlStatement<Row> {
  private readonly name: string | undefined;
  private readonly text: string;

  constructor(
    private readonly connections: Connections,
    private readonly sql: string | JoinableSql,
    private readonly rows: RowReader<Row>,
    { prepared }: { readonly prepared: boolean },
  ) {
    this.text = typeof sql === 'string' ? sql : joined([sql]);
    this.name = prepared ? connections.nameOf(this.text) : undefined;
  }

  /** Runs in the open unit of work; outside one the replica may serve it, with slightly stale data. */
  async read(values: readonly SqlValue[] = []): Promise<Row[]> {
    return this.rows((await this.run('read', values)).rows);
  }

  /**
   * Writes without a result. What a unit of work begins at the same time, by `Promise.all`, is sent
   * as one statement, if its SQL is joinable. @throws Error outside a unit of work.
   */
  async send(values: readonly SqlValue[] = []): Promise<void> {
    if (typeof this.sql === 'string') await this.run('write', values);
    else await this.connections.join(this.sql, values, false);
  }

  /**
   * Returns the rows of RETURNING. Joinable SQL is sent together with what is begun at the same time.
   * @throws Error outside a unit of work.
   */
  async write(values: readonly SqlValue[] = []): Promise<Row[]> {
    if (typeof this.sql !== 'string') {
      return this.rows((await this.connections.join(this.sql, values, true)).rows);
    }
    return this.rows((await this.run('write', values)).rows);
  }

  /** Returns the number of rows written. @throws Error outside a unit of work. */
  async writeCount(values: readonly SqlValue[] = []): Promise<number> {
    return (await this.run('write', values)).rowCount ?? 0;
  }

  /** As `write`, but its own transaction outside a unit of work; see `Repositories.writeAlone`. */
  async writeAlone(values: readonly SqlValue[] = []): Promise<Row[]> {
    return this.rows((await this.run('write-alone', values)).rows);
  }

  private run(access: StatementAccess, values: readonly SqlValue[]) {
    const { name, text } = this;
    return this.connections.run(access, { ...(name && { name }), text, values: [...values] });
  }
}
