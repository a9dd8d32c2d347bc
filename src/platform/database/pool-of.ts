import pg from 'pg';
import type { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The driver of a data source, which TypeORM types for all databases together. */
export function driverOf({ driver }: DataSource): PostgresDriver {
  if (driver instanceof PostgresDriver) return driver;
  throw new Error('The data source is not a Postgres data source.');
}

/** The connection pool of an initialized data source. */
export function poolOf(dataSource: DataSource): pg.Pool {
  const { master } = driverOf(dataSource);
  if (master instanceof pg.Pool) return master;
  throw new Error('The data source is not initialized.');
}
