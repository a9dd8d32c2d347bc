import type { BoundText, SqlValue } from './bind-parameters.js';
import type { StatementAccess, Connections } from './connections.js';
import { exactlyOne } from './exactly-one.js';
import type { RowReader } from './row-reader.js';

/** A query with constant text, built once, and parsed and planned once per connection. */
export class PreparedQuery<Parameter extends string, Row> {
  private readonly name: string | undefined;

  constructor(
    private readonly connections: Connections,
    private readonly access: StatementAccess,
    private readonly bound: BoundText<Parameter>,
    private readonly read: RowReader<Row>,
    { prepared = true }: { readonly prepared?: boolean },
  ) {
    this.name = prepared ? connections.nameOf(bound.text) : undefined;
  }

  async many(values: Readonly<Record<Parameter, SqlValue>>): Promise<Row[]> {
    const { text, valuesOf } = this.bound;
    const statement = { ...(this.name && { name: this.name }), text, values: valuesOf(values) };
    return this.read((await this.connections.run(this.access, statement)).rows);
  }

  /** Returns the first row; undefined where there is none. */
  async one(values: Readonly<Record<Parameter, SqlValue>>): Promise<Row | undefined> {
    const [row] = await this.many(values);
    return row;
  }

  /** For aggregates. @throws Error with the text of the query, where it has no row or several */
  async exactlyOne(values: Readonly<Record<Parameter, SqlValue>>): Promise<Row> {
    return exactlyOne(await this.many(values), this.bound.text);
  }
}
