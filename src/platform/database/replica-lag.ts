import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from './pool-of.js';
import { Replica } from './replica.js';
import { SHOP_NOW } from './shop-now.js';

/** How far the primary has written. */
interface WrittenRow extends pg.QueryResultRow {
  readonly position: string;
}

interface LagRow extends pg.QueryResultRow {
  readonly seconds: number | null;
}

const WRITTEN = 'SELECT pg_current_wal_lsn()::text AS position';
/**
 * By the replica. The time of what it replayed last alone would grow while a quiet primary writes nothing. Null where
 * the server is no streaming replica.
 */
const LAG = `
  SELECT CASE WHEN pg_last_wal_replay_lsn() >= $1::pg_lsn THEN 0
              ELSE extract(epoch FROM ${SHOP_NOW} - pg_last_xact_replay_timestamp())
         END::float8 AS seconds`;

/** How far the replica of `DATABASE_READ_URL` is behind the primary. */
@Injectable()
export class ReplicaLag {
  constructor(
    private readonly dataSource: DataSource,
    private readonly replica: Replica,
  ) {}

  /**
   * The age of the newest transaction that the replica has replayed, in seconds; 0 where it has all that the primary
   * has written, and without a replica; NaN where it does not know.
   * @throws Error where one of them does not respond, or has no such function
   */
  async seconds(): Promise<number> {
    if (!this.replica.state) return 0;
    const { rows } = await poolOf(this.dataSource).query<WrittenRow>(WRITTEN);
    const values = rows.map(({ position }) => position);
    const [lag] = await this.replica.ask<LagRow>({ text: LAG, values });
    // Below 0 where its clock is behind that of the primary.
    return Math.max(0, lag?.seconds ?? Number.NaN);
  }
}
