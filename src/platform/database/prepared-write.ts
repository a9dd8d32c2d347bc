import type { BoundText, SqlValue } from './bind-parameters.js';
import type { Connections, StatementAccess } from './connections.js';
import type { RowReader } from './row-reader.js';

/** A write with constant text, built once, and parsed and planned once per connection. */
export class PreparedWrite<Parameter extends string, Row> {
  private readonly name: string | undefined;

  constructor(
    private readonly connections: Connections,
    private readonly bound: BoundText<Parameter>,
    private readonly read: RowReader<Row>,
  ) {
    this.name = connections.nameOf(bound.text);
  }

  /** Returns the rows of RETURNING. @throws Error outside a unit of work. */
  write(values: Readonly<Record<Parameter, SqlValue>>): Promise<Row[]> {
    return this.run('write', values);
  }

  /** As `write`, but its own transaction outside a unit of work; see `Repositories.writeAlone`. */
  writeAlone(values: Readonly<Record<Parameter, SqlValue>>): Promise<Row[]> {
    return this.run('write-alone', values);
  }

  private async run(
    access: StatementAccess,
    values: Readonly<Record<Parameter, SqlValue>>,
  ): Promise<Row[]> {
    const { text, valuesOf } = this.bound;
    const statement = { ...(this.name && { name: this.name }), text, values: valuesOf(values) };
    return this.read((await this.connections.run(access, statement)).rows);
  }
}
