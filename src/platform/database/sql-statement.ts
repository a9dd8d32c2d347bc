import type { SqlValue } from './bind-parameters.js';
import type { StatementAccess, Connections } from './connections.js';
import type { RowReader } from './row-reader.js';

/** Handwritten SQL with typed rows. Its values are bound to the placeholders `$1`, `$2`, … */
export class SqlStatement<Row> {
  private readonly name: string | undefined;

  constructor(
    private readonly connections: Connections,
    private readonly text: string,
    private readonly rows: RowReader<Row>,
    { prepared }: { readonly prepared: boolean },
  ) {
    this.name = prepared ? connections.nameOf(text) : undefined;
  }

  /** Runs in the open unit of work; outside one the replica may serve it, with slightly stale data. */
  async read(values: readonly SqlValue[] = []): Promise<Row[]> {
    return this.rows((await this.run('read', values)).rows);
  }

  /** Returns the rows of RETURNING. @throws Error outside a unit of work. */
  async write(values: readonly SqlValue[] = []): Promise<Row[]> {
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
