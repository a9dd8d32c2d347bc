import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConnectionPool } from '../database/connection-pool.js';
import { DependencyChecks } from './dependency-checks.js';

/** Adds Postgres to the health checks. */
@Injectable()
export class DatabaseCheck implements OnModuleInit {
  constructor(
    private readonly checks: DependencyChecks,
    private readonly pool: ConnectionPool,
  ) {}

  onModuleInit(): void {
    this.checks.add('database', () => this.pool.ping());
  }
}
