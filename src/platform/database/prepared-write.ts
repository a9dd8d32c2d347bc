import type { BoundText, SqlValue } from './bind-parameters.js';
import type { Connections } from './connections.js';
import type { RowReader } from './row-reader.js';
import type { JoinableSql } from './write-batch.js';

/** A write with constant text, built once, and parsed and planned once per connection. */
export class PreparedWrite<Parameter extends string, Row> {
  private readonly sql: JoinableSql;

  constructor(
    private readonly connections: Connections,
    private readonly bound: BoundText<Parameter>,
    private readonly read: RowReader<Row>,
  ) {
    this.sql = { main: bound.text };
  }

  /** See `SqlStatement.send`. */
  async send(values: Readonly<Record<Parameter, SqlValue>>): Promise<void> {
    await this.connections.join(this.sql, this.bound.valuesOf(values), false);
  }

  /** Returns the rows of RETURNING. Begun together with what is sent, it is one statement with it. */
  async write(values: Readonly<Record<Parameter, SqlValue>>): Promise<Row[]> {
    const result = await this.connections.join(this.sql, this.bound.valuesOf(values), true);
    return this.read(result.rows);
  }

  /** As `write`, but its own transaction outside a unit of work; see `Repositories.writeAlone`. */
  async writeAlone(values: Readonly<Record<Parameter, SqlValue>>): Promise<Row[]> {
    if (this.connections.isInUnitOfWork) return this.write(values);
    const { text, valuesOf } = this.bound;
    const name = this.connections.nameOf(text);
    const statement = { ...(name && { name }), text, values: valuesOf(values) };
    return this.read((await this.connections.run('write-alone', statement)).rows);
  }
}
