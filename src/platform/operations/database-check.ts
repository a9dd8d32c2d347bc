import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Stores } from './stores.js';

/** Asks Postgres for an answer. */
@Injectable()
export class DatabaseCheck implements OnModuleInit {
  constructor(
    private readonly stores: Stores,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.stores.add('database', () => this.database.read('SELECT 1'));
  }
}
