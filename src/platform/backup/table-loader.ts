import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { TableHead } from './archive-format.js';
import { copySql } from './tables.js';

/** Loads one table after another, piece by piece, with backpressure from Postgres. */
export class TableLoader {
  /** Number of rows loaded per table. */
  readonly rows = new Map<string, number>();
  private open: { table: string; stream: ReturnType<typeof copyFrom> } | undefined;

  constructor(
    private readonly client: Client,
    private readonly tables: readonly TableHead[],
  ) {}

  /** Loads the next piece of a table. @throws Error where Postgres rejects it */
  async add(table: string, bytes: Buffer): Promise<void> {
    if (this.open?.table !== table) {
      await this.end();
      this.open = { table, stream: this.copyInto(table) };
    }
    const { stream } = this.open;
    if (!stream.write(bytes)) await once(stream, 'drain');
  }

  /** Completes the current table. */
  async end(): Promise<void> {
    if (!this.open) return;
    const { table, stream } = this.open;
    this.open = undefined;
    stream.end();
    await finished(stream);
    this.rows.set(table, stream.rowCount);
  }

  private copyInto(name: string): ReturnType<typeof copyFrom> {
    const table = this.tables.find((known) => known.name === name);
    if (!table) throw new Error(`the head of the archive has no table ${name}`);
    return this.client.query(copyFrom(`${copySql(table)} FROM STDIN`));
  }
}
