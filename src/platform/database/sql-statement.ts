import type { SqlValue } from './bind-parameters.js';
import type { Access, Connections } from './connections.js';
import type { RowReader } from './row-reader.js';

/** A statement written by hand, with typed rows. Its values stand in the places `$1`, `$2`, … */
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

  /** In the open unit of work; outside, the replica answers what may be a moment old. */
  async read(values: readonly SqlValue[] = []): Promise<Row[]> {
    return this.rows((await this.run('read', values)).rows);
  }

  /** Answers what RETURNING names. @throws Error outside a unit of work. */
  async write(values: readonly SqlValue[] = []): Promise<Row[]> {
    return this.rows((await this.run('write', values)).rows);
  }

  /** Answers how many rows were written. @throws Error outside a unit of work. */
  async writeCount(values: readonly SqlValue[] = []): Promise<number> {
    return (await this.run('write', values)).rowCount ?? 0;
  }

  /** As `write`, but a unit of work of its own where none is open; see `Repositories.writeAlone`. */
  async writeAlone(values: readonly SqlValue[] = []): Promise<Row[]> {
    return this.rows((await this.run('write-alone', values)).rows);
  }

  private run(access: Access, values: readonly SqlValue[]) {
    const { name, text } = this;
    return this.connections.run(access, { ...(name && { name }), text, values: [...values] });
  }
}
