import { Injectable } from '@nestjs/common';
import { ConnectionPool } from '../database/connection-pool.js';

/** Whether this process may be sent shoppers: started, not stopping, and Postgres answers. */
@Injectable()
export class Readiness {
  private open = false;
  private stopping = false;

  constructor(private readonly pool: ConnectionPool) {}

  /** Call after migrations and seed. */
  markReady(): void {
    this.open = true;
  }

  /** Call when the process begins to stop. */
  markStopping(): void {
    this.open = false;
    this.stopping = true;
  }

  /** From then on no connection is kept for a next request. */
  get isStopping(): boolean {
    return this.stopping;
  }

  async isReady(): Promise<boolean> {
    if (!this.open) return false;
    return this.pool.ping().then(
      () => true,
      () => false,
    );
  }
}
