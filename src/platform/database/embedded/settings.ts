/** Postgres settings for a small machine; all others keep their defaults. */
export const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  // An SSD reads a random page nearly as fast as a sequential one.
  random_page_cost: '1.1',
  // On few cores, handing a read to an I/O worker takes longer than the read.
  io_method: 'sync',
  // Prefetches many pages at once, which an SSD serves in parallel.
  effective_io_concurrency: '200',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_wal_size: '512MB',
  jit: 'off',
  // The query of a killed client is cancelled soon, which releases its locks.
  client_connection_check_interval: '1s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  password_encryption: 'scram-sha-256',
};
