import { realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { asStartError } from '../../start-error.js';
import { prepareDataDir } from '../../data-dir.js';
import { isDatabaseAway } from '../database-errors.js';
import { CLUSTER_DATABASE, ensureCluster } from './cluster.js';
import { addressOf } from './connect.js';
import { announceEnd, takeOwnership } from './ownership.js';
import { chooseClusterLocation, type ClusterLocation } from './cluster-location.js';
import { type Running, runPostmaster, stopPostmaster } from './postmaster.js';
import { SETTINGS } from './settings.js';
import { hasSocket, socketSetting, WITHOUT_SOCKETS } from './socket.js';
import { warmSearches } from './warm-searches.js';

/** How often a start is retried where the server stops in the meantime. */
const TRIES = 5;
const REVIVE_EVERY_MS = 1_000;

export interface EmbeddedPostgresOptions {
  /** Folder of all data; created if missing. */
  readonly dataDir: string;
  /** Receives single lines to print. */
  readonly log: (line: string) => void;
  /** Postgres settings that override the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** URL of the shop's database; constant while the process runs. */
  readonly url: string;
  /** Tells a start that waits for the data folder that this process shuts down. */
  announceStop(): Promise<void>;
  /** Stops Postgres, closing open connections, and waits until it has exited. */
  stop(): Promise<void>;
}

/**
 * A real Postgres in the data folder. A server that a killed process left running is adopted; one
 * that dies is restarted on the same port.
 * @throws StartError with the line to print where it cannot run.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    const dataDir = realpathSync(await prepareDataDir(options.dataDir));
    const location = chooseClusterLocation(dataDir, options.log);
    await ensureCluster(location);
    const supervisor = new PostgresSupervisor(location, dataDir, options);
    return await supervisor.start();
  } catch (error) {
    throw asStartError(error) ?? error;
  }
}

/** Supervises one Postgres until it is stopped. */
class PostgresSupervisor {
  private readonly stopping = new AbortController();
  private connection: Running['connection'] | undefined;
  /** Settings of a server that is revived on the address of the first one. */
  private asBefore: Readonly<Record<string, string>> = {};

  constructor(
    private readonly location: ClusterLocation,
    private readonly dataDir: string,
    private readonly options: EmbeddedPostgresOptions,
  ) {}

  async start(): Promise<EmbeddedPostgres> {
    const running = await this.runOwned();
    const { rowCount } = await running.connection.query(
      'SELECT FROM pg_database WHERE datname = $1',
      [CLUSTER_DATABASE],
    );
    if (rowCount === 0) await running.connection.query(`CREATE DATABASE ${CLUSTER_DATABASE}`);
    unref(running.connection);
    if (!hasSocket(this.location, running.port)) this.asBefore = WITHOUT_SOCKETS;
    const url = addressOf(this.location, running.port, CLUSTER_DATABASE);
    // Only a matter of speed, so failures are ignored and nothing awaits it.
    const warming = { url, cluster: this.location.cluster, signal: this.stopping.signal };
    warmSearches(warming).catch(() => undefined);
    return {
      url,
      announceStop: () => this.announceStop(),
      stop: () => this.stop(),
    };
  }

  /**
   * The adopted server may be one that an earlier process is shutting down; then a new one is
   * started.
   */
  private async runOwned(): Promise<Running> {
    for (let tries = TRIES; ; tries--) {
      const running = await this.run();
      try {
        await this.own(running);
        return running;
      } catch (error) {
        if (!isDatabaseAway(error) || tries === 1) throw error;
      }
    }
  }

  private run(port?: number): Promise<Running> {
    const sockets = { unix_socket_directories: socketSetting(this.location) };
    const settings = { ...SETTINGS, ...sockets, ...this.options.settings, ...this.asBefore };
    return runPostmaster(this.location, settings, port);
  }

  private async own({ connection, port }: Running): Promise<void> {
    try {
      await takeOwnership(connection, this.dataDir);
    } catch (error) {
      await connection.end();
      throw error;
    }
    this.connection = connection;
    connection.once('end', () => void this.revive(port));
  }

  /** Only a matter of patience of the other process, so failures are ignored. */
  private async announceStop(): Promise<void> {
    if (this.connection) await announceEnd(this.connection).catch(() => undefined);
  }

  private async stop(): Promise<void> {
    this.stopping.abort();
    await stopPostmaster(this.location);
  }

  private async revive(port: number): Promise<void> {
    let lastLine: string | undefined;
    while (!this.stopping.signal.aborted) {
      try {
        const running = await this.run(port);
        await this.own(running);
        unref(running.connection);
        this.options.log('The database had stopped unexpectedly and is running again.');
        return;
      } catch (error) {
        const line = `The database has ended: ${(error as Error).message}`;
        if (line !== lastLine) this.options.log(line);
        lastLine = line;
        await pause(REVIVE_EVERY_MS, undefined, { ref: false });
      }
    }
  }
}

/** The watching connection must not keep the process alive. The driver has `unref`, its types do not. */
function unref(connection: Running['connection']): void {
  (connection as unknown as { unref(): void }).unref();
}
