import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConnectionPool } from '../../database/connection-pool.js';
import { Replica } from '../../database/replica.js';
import { ReplicaLag } from '../../database/replica-lag.js';
import { DependencyChecks } from '../dependency-checks.js';
import { Metrics } from './metrics.js';

/**
 * Gauges of this process's Postgres connections. Registered by the constructor, before all that
 * others register as their modules start: their queries would be counted as waiting.
 */
@Injectable()
export class PoolGauges {
  constructor(metrics: Metrics, pool: ConnectionPool, replica: Replica) {
    metrics.gauges(
      {
        shop_database_pool_connections: 'Open connections of this process to Postgres.',
        shop_database_pool_idle: 'Those of them that nobody uses just now.',
        shop_database_pool_waiting: 'Queries that wait for a connection.',
      },
      async () => {
        const { connections, idle, waiting } = pool.state;
        return {
          shop_database_pool_connections: connections,
          shop_database_pool_idle: idle,
          shop_database_pool_waiting: waiting,
        };
      },
    );
    metrics.gauges(
      {
        shop_database_replica_away:
          '1 while the primary answers in place of the replica; 0 without one.',
      },
      async () => ({ shop_database_replica_away: replica.state?.awaySince ? 1 : 0 }),
    );
  }
}

/** A gauge of how far the replica is behind, as this process measures it. */
@Injectable()
export class ReplicaGauge implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly lag: ReplicaLag,
  ) {}

  onModuleInit(): void {
    this.metrics.gauges(
      {
        shop_database_replica_lag_seconds:
          'Age of what the replica has replayed last; 0 where it has all, and without one.',
      },
      async () => ({ shop_database_replica_lag_seconds: await this.lag.seconds() }),
    );
  }
}

/** A gauge of each dependency's health, as this process sees it. */
@Injectable()
export class DependencyGauge implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly checks: DependencyChecks,
  ) {}

  onModuleInit(): void {
    const help = '1 while the dependency responds to this process.';
    this.metrics.gaugeBy({ name: 'shop_dependency_up', help, label: 'dependency' }, async () => {
      const states = await this.checks.states();
      return new Map(states.map(({ name, isUp }) => [name, isUp ? 1 : 0]));
    });
  }
}
