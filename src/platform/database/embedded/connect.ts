import pg from 'pg';
import { readPassword, CLUSTER_USER } from './cluster.js';
import { connectionNameOf } from './ownership.js';
import type { ClusterLocation } from './cluster-location.js';
import { hasSocket } from './socket.js';

const TIMEOUT_MS = 2_000;

/**
 * Codes of a server that is unreachable, busy, starting or shutting down. The last three of the system are those of a
 * Unix socket: it is gone, its queue is full, its server ends.
 */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOENT',
  'EAGAIN',
  'EPIPE',
  '57P03',
  '57P01',
  '28P01',
]);
const AWAY_MESSAGE = /timeout|terminated|not queryable/;

/**
 * The URL of a database of the cluster, including the password. By its parameter `host`, the driver and
 * libpq use the server's Unix socket, where it has one.
 */
export function addressOf(location: ClusterLocation, port: number, database: string): string {
  const login = `${CLUSTER_USER}:${readPassword(location)}`;
  const socket = hasSocket(location, port) ? `?host=${encodeURIComponent(location.cluster)}` : '';
  return `postgresql://${login}@127.0.0.1:${port}/${database}${socket}`;
}

/**
 * Connects to the postmaster on `port` and verifies that it is this cluster's and of our version.
 * Returns 'away' where it is unavailable, and 'other' where it is another version, left running by
 * an older checkout of the shop.
 */
export async function connect(
  location: ClusterLocation,
  port: number,
): Promise<pg.Client | 'away' | 'other'> {
  const client = new pg.Client({
    connectionString: addressOf(location, port, 'postgres'),
    connectionTimeoutMillis: TIMEOUT_MS,
    application_name: connectionNameOf(process.pid),
  });
  // Without a listener a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string; version: string }>(
      `SELECT current_setting('data_directory') AS folder, current_setting('server_version') AS version`,
    );
    if (rows[0]?.folder !== location.cluster)
      throw new Error('another cluster listens on the port');
    if (rows[0].version.split(' ')[0] === location.binaries.version) return client;
    await client.end();
    return 'other';
  } catch (error) {
    await client.end().catch(() => undefined);
    const { code, message } = error as { code?: string; message?: string };
    if ((code && AWAY.has(code)) || AWAY_MESSAGE.test(message ?? '')) return 'away';
    throw error;
  }
}
