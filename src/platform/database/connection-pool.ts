import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Env } from '../../config/env.js';
import { poolOf } from './pool-of.js';

/** Timeout of a ping, for the connection and for the answer, in ms. */
const PING_MS = 3_000;

interface ReadOnlyRow {
  readonly transaction_read_only: string;
}

/** Number of connections of this process. */
export interface PoolState {
  readonly connections: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

/** The pool of connections to the primary, for metrics, and one connection beside it for health checks. */
@Injectable()
export class ConnectionPool implements OnApplicationShutdown {
  private readonly ofPings: pg.Pool;

  constructor(
    private readonly dataSource: DataSource,
    env: Env,
  ) {
    this.ofPings = new pg.Pool({
      connectionString: env.DATABASE_URL,
      max: 1,
      connectionTimeoutMillis: PING_MS,
      query_timeout: PING_MS,
      keepAlive: true,
    });
    // The next ping reports the lost connection.
    this.ofPings.on('error', () => undefined);
  }

  get state(): PoolState {
    const { totalCount, idleCount, waitingCount } = poolOf(this.dataSource);
    return { connections: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** Resolves if Postgres responds and takes writes, however busy the pool is. */
  async ping(): Promise<void> {
    const client = await this.ofPings.connect();
    let isPrimary = false;
    try {
      const { rows } = await client.query<ReadOnlyRow>('SHOW transaction_read_only');
      isPrimary = rows[0]?.transaction_read_only === 'off';
    } finally {
      // The next ping connects anew, and so to the next primary.
      client.release(!isPrimary);
    }
    if (!isPrimary) throw new Error('Postgres takes no writes: it is not the primary');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.ofPings.end();
  }
}
