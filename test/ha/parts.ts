import { eventually } from '../support/eventually.js';
import type { ManagedProcess } from '../support/managed-process.js';
import type { HaShop } from './ha-shop.js';
import type { PatroniNode } from './patroni-node.js';

/** In ms; until a killed primary is replaced, in which time it stays away. */
const REPLACED_WITHIN_MS = 60_000;

/** One that was killed: what it was, and how it comes back. */
export interface Killed {
  start(): Promise<unknown>;
}

/** A kind of part of which one is killed at a time; undefined where none may die now. */
export type Kill = () => Promise<Killed | undefined>;

export const KINDS = [
  'primary',
  'worker',
  'haproxy',
  'redis master',
  'api',
  'sentinel',
  'etcd',
  'synchronous standby',
  'caddy',
] as const;
export type Kind = (typeof KINDS)[number];

/** How each kind is killed. Where there are several, one after the other. */
export function killsOf(shop: HaShop): Readonly<Record<Kind, Kill>> {
  const nextOf = <Each>(all: readonly Each[]) => {
    let turn = 0;
    return () => all[turn++ % all.length]!;
  };
  const process = (choose: () => Promise<ManagedProcess> | ManagedProcess) => async () => {
    const chosen = await choose();
    await chosen.end('SIGKILL');
    return { start: async () => chosen.start() };
  };
  const [api, worker] = [nextOf(shop.apis), nextOf(shop.workers)];
  return {
    primary: async () => {
      const { primary } = await shop.postgres.roles();
      await primary?.kill();
      return primary && { start: () => startReplaced(shop, primary) };
    },
    'synchronous standby': async () => {
      const { synchronous } = await shop.postgres.roles();
      await synchronous?.kill();
      return synchronous && { start: () => synchronous.start() };
    },
    worker: async () => {
      const slot = worker();
      await slot.process.end('SIGKILL');
      return { start: () => shop.startWorker(slot) };
    },
    api: async () => {
      const chosen = api();
      await chosen.kill('SIGKILL');
      return { start: () => chosen.up() };
    },
    haproxy: process(nextOf(shop.haproxies)),
    'redis master': process(() => shop.redis.master()),
    sentinel: process(nextOf(shop.redis.sentinels)),
    etcd: process(nextOf(shop.postgres.etcds)),
    caddy: process(() => shop.caddy),
  };
}

/** Back at once it would be primary again: its lease has not ended yet. */
async function startReplaced(shop: HaShop, dead: PatroniNode): Promise<void> {
  await eventually(async () => {
    const { primary } = await shop.postgres.roles();
    if (!primary || primary === dead) throw new Error(`${dead.name} is not replaced`);
  }, REPLACED_WITHIN_MS).catch(() => undefined);
  await dead.start();
}
