import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { TableHead } from './archive-format.js';
import { copySql } from './tables.js';

/** A table that is being loaded. */
interface OpenTable {
  readonly table: string;
  readonly stream: ReturnType<typeof copyFrom>;
  /** Why Postgres has ended it; the driver says so once, also between two pieces. */
  failure?: Error;
}

/** Loads one table after another, piece by piece, with backpressure from Postgres. */
export class TableLoader {
  /** Number of rows loaded per table. */
  readonly rows = new Map<string, number>();
  private open: OpenTable | undefined;

  constructor(
    private readonly client: Client,
    private readonly tables: readonly TableHead[],
  ) {}

  /** Loads the next piece of a table. @throws Error where Postgres rejects it */
  async add(table: string, bytes: Buffer): Promise<void> {
    if (this.open?.table !== table) {
      await this.end();
      this.open = this.begin(table);
    }
    const { stream, failure } = this.open;
    if (failure) throw failure;
    if (!stream.write(bytes)) await once(stream, 'drain');
  }

  /** Completes the current table. */
  async end(): Promise<void> {
    if (!this.open) return;
    const { table, stream, failure } = this.open;
    this.open = undefined;
    if (failure) throw failure;
    stream.end();
    await finished(stream);
    this.rows.set(table, stream.rowCount);
  }

  private begin(name: string): OpenTable {
    const table = this.tables.find((known) => known.name === name);
    if (!table) throw new Error(`the head of the archive has no table ${name}`);
    const stream = this.client.query(copyFrom(`${copySql(table)} FROM STDIN`));
    const open: OpenTable = { table: name, stream };
    stream.on('error', (error) => (open.failure ??= error));
    return open;
  }
}
