import { realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { asStartError } from '../../as-start-error.js';
import { prepareDataDir } from '../../data-dir.js';
import { isDatabaseAway } from '../is-database-away.js';
import { DATABASE, ensureCluster } from './cluster.js';
import { addressOf } from './connect.js';
import { takeOwnership } from './ownership.js';
import { choosePlace, type Place } from './place.js';
import { type Running, runPostmaster, stopPostmaster } from './postmaster.js';
import { SETTINGS } from './settings.js';
import { warmSearches } from './warm-searches.js';

/** How many a start may meet that end at once. */
const TRIES = 5;
const REVIVE_EVERY_MS = 1_000;

export interface EmbeddedPostgresOptions {
  /** Where all data lives; made if missing. */
  readonly dataDir: string;
  /** Takes one line for a person. */
  readonly log: (line: string) => void;
  /** Postgres settings in place of our own. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** The address of the shop's database; it stays the same while the process lives. */
  readonly url: string;
  /** Ends Postgres, cutting what is still connected, and waits until all is on the disk. */
  stop(): Promise<void>;
}

/**
 * A real Postgres of one's own in the data folder. One that an earlier, killed process left running
 * is adopted; one that dies while we live is started again on the same port.
 * @throws StartError with the line to print where it cannot run.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    const dataDir = realpathSync(await prepareDataDir(options.dataDir));
    const place = choosePlace(dataDir, options.log);
    await ensureCluster(place);
    const keeper = new Keeper(place, dataDir, options);
    return await keeper.start();
  } catch (error) {
    throw asStartError(error) ?? error;
  }
}

/** Keeps one Postgres running for this process, until it is told to stop. */
class Keeper {
  private readonly stopping = new AbortController();

  constructor(
    private readonly place: Place,
    private readonly dataDir: string,
    private readonly options: EmbeddedPostgresOptions,
  ) {}

  async start(): Promise<EmbeddedPostgres> {
    const running = await this.runOwned();
    const { rowCount } = await running.connection.query(
      'SELECT FROM pg_database WHERE datname = $1',
      [DATABASE],
    );
    if (rowCount === 0) await running.connection.query(`CREATE DATABASE ${DATABASE}`);
    unref(running.connection);
    const url = addressOf(this.place, running.port, DATABASE);
    // Only speed is lost where it fails; nothing waits for it.
    const warming = { url, cluster: this.place.cluster, signal: this.stopping.signal };
    warmSearches(warming).catch(() => undefined);
    return { url, stop: () => this.stop() };
  }

  /** One that a process before us is just stopping takes us in and ends then: it is started anew. */
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
    return runPostmaster(this.place, { ...SETTINGS, ...this.options.settings }, port);
  }

  private async own({ connection, port }: Running): Promise<void> {
    try {
      await takeOwnership(connection, this.dataDir);
    } catch (error) {
      await connection.end();
      throw error;
    }
    connection.once('end', () => void this.revive(port));
  }

  private async stop(): Promise<void> {
    this.stopping.abort();
    await stopPostmaster(this.place);
  }

  private async revive(port: number): Promise<void> {
    let said: string | undefined;
    while (!this.stopping.signal.aborted) {
      try {
        const running = await this.run(port);
        await this.own(running);
        unref(running.connection);
        this.options.log('The database had ended by itself, and runs again.');
        return;
      } catch (error) {
        const line = `The database has ended: ${(error as Error).message}`;
        if (line !== said) this.options.log(line);
        said = line;
        await pause(REVIVE_EVERY_MS, undefined, { ref: false });
      }
    }
  }
}

/** Watching is no reason for a process to live on. The driver has this; its types do not. */
function unref(connection: Running['connection']): void {
  (connection as unknown as { unref(): void }).unref();
}
