import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '../../src/kernel/time.js';
import { eventually } from '../support/eventually.js';
import type { HaShop } from './ha-shop.js';
import { type Kill, type Kind, killsOf } from './parts.js';

const EVERY_MS = 20_000;
/** How long a killed part stays away; a primary until another one has taken its place. */
const AWAY_MS = 5_000;
const HEALTHY_WITHIN_MS = 90_000;
const STARTS_WITHIN_MS = 180_000;
/** Every fifth is the primary. A standby or etcd never follows it, and neither does the only proxy. */
const WAITING: readonly Kind[] = [
  ...(['primary', 'worker', 'haproxy', 'redis master', 'api'] as const),
  ...(['primary', 'sentinel', 'etcd', 'synchronous standby', 'caddy'] as const),
];
/** The standby that is to replace the primary dies next, and etcd after that. */
const WITHOUT_WAITING: readonly Kind[] = [
  ...(['primary', 'synchronous standby', 'etcd', 'api', 'redis master'] as const),
  ...(['primary', 'haproxy', 'synchronous standby', 'worker', 'caddy'] as const),
];

export interface Death {
  readonly kind: Kind;
  readonly at: number;
}

/** Kills one part every 20 s, the primary every 100 s, and starts each again. */
export class KillSchedule {
  readonly deaths: Death[] = [];
  private readonly kills: Readonly<Record<Kind, Kill>>;
  private readonly starting = new Set<Promise<void>>();

  /** Where `waits`, Postgres is killed only while it is whole, so with a synchronous standby. */
  constructor(
    private readonly shop: HaShop,
    private readonly waits: boolean,
  ) {
    this.kills = killsOf(shop);
  }

  async run(minutes: number): Promise<void> {
    const begun = Date.now();
    const kinds = this.waits ? WAITING : WITHOUT_WAITING;
    for (let nth = 0; ; nth++) {
      const at = begun + (nth + 1) * EVERY_MS;
      if (at >= begun + minutes * MINUTE_MS) break;
      await pause(Math.max(0, at - Date.now()));
      await this.kill(kinds[nth % kinds.length]!);
    }
    await pause(Math.max(0, begun + minutes * MINUTE_MS - Date.now()));
  }

  /** Waits until everything that was killed runs again. */
  async calm(): Promise<void> {
    await Promise.all(this.starting);
    await this.shop.postgres.isWhole(STARTS_WITHIN_MS);
  }

  private async kill(kind: Kind): Promise<void> {
    const isPostgres = kind === 'primary' || kind === 'synchronous standby';
    if (this.waits && isPostgres) await this.shop.postgres.isWhole(HEALTHY_WITHIN_MS);
    const at = Date.now();
    const killed = await this.kills[kind]();
    if (!killed) return;
    this.deaths.push({ kind, at });
    const started = this.startAgain(killed.start);
    this.starting.add(started);
    started.catch(() => undefined);
  }

  /** Tried again like a process manager does: without a primary a process ends at its start. */
  private async startAgain(start: () => Promise<unknown>): Promise<void> {
    await pause(AWAY_MS);
    await eventually(start, STARTS_WITHIN_MS);
  }
}
