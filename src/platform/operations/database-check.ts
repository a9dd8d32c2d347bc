import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConnectionPool } from '../database/connection-pool.js';
import { Stores } from './stores.js';

/** Asks Postgres for an answer. */
@Injectable()
export class DatabaseCheck implements OnModuleInit {
  constructor(
    private readonly stores: Stores,
    private readonly pool: ConnectionPool,
  ) {}

  onModuleInit(): void {
    this.stores.add('database', () => this.pool.ping());
  }
}
