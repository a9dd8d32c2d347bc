import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Env } from '../../config/env.js';
import { poolOf } from './pool-of.js';

/** Timeout of a ping, for the connection and for the answer, in ms. */
const PING_MS = 3_000;

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

  /** Resolves if Postgres responds, however busy the pool is. */
  async ping(): Promise<void> {
    await this.ofPings.query('SELECT 1');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.ofPings.end();
  }
}
