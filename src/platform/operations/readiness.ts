import { Injectable } from '@nestjs/common';
import { ConnectionPool } from '../database/connection-pool.js';

/** Whether this process may receive traffic: started, not stopping, and connected to Postgres. */
@Injectable()
export class Readiness {
  private open = false;
  private stopping = false;
  private hasOpened = false;

  constructor(private readonly pool: ConnectionPool) {}

  /** Call it after migrations and seed. */
  setReady(): void {
    this.open = true;
    this.hasOpened = true;
  }

  /** Call it when the shutdown begins. */
  setStopping(): void {
    this.open = false;
    this.stopping = true;
  }

  /** Whether the shop is still being migrated or filled. */
  get isStarting(): boolean {
    return !this.hasOpened;
  }

  /** Once true, responses close their keep-alive connections. */
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
