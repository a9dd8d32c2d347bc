/** Postgres's settings for a small machine; the defaults are right for the rest. */
export const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  // A disk without moving parts reads a random page nearly as fast as the next one.
  random_page_cost: '1.1',
  // On few cores, handing a read to another process takes longer than the read.
  io_method: 'sync',
  // What is known ahead is asked of the disk at once: it serves many reads side by side.
  effective_io_concurrency: '200',
  synchronous_commit: 'on',
  wal_compression: 'on',
  max_wal_size: '512MB',
  jit: 'off',
  // A query whose caller was killed ends soon, and with it its locks.
  client_connection_check_interval: '1s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  password_encryption: 'scram-sha-256',
};
