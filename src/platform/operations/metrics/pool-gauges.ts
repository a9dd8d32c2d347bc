import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConnectionPool } from '../../database/connection-pool.js';
import { Replica } from '../../database/replica.js';
import { Metrics } from './metrics.js';

/** Gauges of this process's Postgres connections. */
@Injectable()
export class PoolGauges implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly pool: ConnectionPool,
    private readonly replica: Replica,
  ) {}

  onModuleInit(): void {
    this.metrics.gauges(
      {
        shop_database_pool_connections: 'Open connections of this process to Postgres.',
        shop_database_pool_idle: 'Those of them that nobody uses just now.',
        shop_database_pool_waiting: 'Queries that wait for a connection.',
      },
      async () => {
        const { connections, idle, waiting } = this.pool.state;
        return {
          shop_database_pool_connections: connections,
          shop_database_pool_idle: idle,
          shop_database_pool_waiting: waiting,
        };
      },
    );
    if (!this.replica.state) return;
    this.metrics.gauges(
      { shop_database_replica_away: '1 while the primary answers in place of the replica.' },
      async () => ({ shop_database_replica_away: this.replica.state?.awaySince ? 1 : 0 }),
    );
  }
}
