import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from './pool-of.js';

/** Number of connections of this process. */
export interface PoolState {
  readonly connections: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

/** The pool of connections to the primary, for health checks and metrics. */
@Injectable()
export class ConnectionPool {
  constructor(private readonly dataSource: DataSource) {}

  get state(): PoolState {
    const { totalCount, idleCount, waitingCount } = poolOf(this.dataSource);
    return { connections: totalCount, idle: idleCount, waiting: waitingCount };
  }

  /** Resolves if Postgres responds. */
  async ping(): Promise<void> {
    await poolOf(this.dataSource).query('SELECT 1');
  }
}
