import { eventually } from '../support/eventually.js';
import type { ManagedProcess } from '../support/managed-process.js';
import type { Machines } from './machines.js';
import { PatroniNode } from './patroni-node.js';

const START_WITHIN_MS = 120_000;
const ASK_MS = 2_000;
/** Last numbers of the addresses. */
const NODES = [11, 12, 13];
const ETCDS = [21, 22, 23];

interface Member {
  readonly name: string;
  readonly role: 'leader' | 'sync_standby' | 'replica' | 'standby_leader';
  readonly state: string;
}

/**
 * Three Postgres under Patroni with synchronous replication, and three etcd: with one of them, its
 * death would take the primary down as well.
 */
export class PatroniCluster {
  readonly nodes: readonly PatroniNode[];
  readonly etcds: readonly ManagedProcess[];

  private constructor(machines: Machines) {
    const members = ETCDS.map((nth, n) => `etcd-${n + 1}=http://${machines.address(nth)}:2380`);
    this.etcds = ETCDS.map((nth, n) => {
      const name = `etcd-${n + 1}`;
      const [client, peer] = [2379, 2380].map((port) => `http://${machines.address(nth)}:${port}`);
      const options = {
        name,
        'data-dir': 'data',
        'initial-cluster': members.join(','),
        'listen-client-urls': client,
        'advertise-client-urls': client,
        'listen-peer-urls': peer,
        'initial-advertise-peer-urls': peer,
        // One machine is all of them: its pauses are no deaths.
        'heartbeat-interval': '300',
        'election-timeout': '3000',
      };
      const args = Object.entries(options).map(([key, value]) => `--${key}=${value}`);
      return machines.process(name, ['etcd', ...args]);
    });
    const etcdHosts = ETCDS.map((nth) => `${machines.address(nth)}:2379`);
    this.nodes = NODES.map((nth, n) => new PatroniNode(machines, `pg-${n + 1}`, nth, etcdHosts));
  }

  static async start(machines: Machines): Promise<PatroniCluster> {
    const cluster = new PatroniCluster(machines);
    for (const etcd of cluster.etcds) etcd.start();
    for (const node of cluster.nodes) await node.start();
    await cluster.isWhole();
    return cluster;
  }

  /** Waits for a primary with all others behind it, one of them synchronous. */
  isWhole(withinMs = START_WITHIN_MS): Promise<void> {
    return eventually(async () => {
      const members = await this.members();
      const streaming = members.filter(({ role, state }) => role !== 'leader' && isUp(state));
      if (members.some(isLeader) && streaming.length === 2 && members.some(isSynchronous)) return;
      throw new Error(`Patroni says ${JSON.stringify(members)}`);
    }, withinMs);
  }

  /** The primary and its synchronous standby, as far as there are any. */
  async roles(): Promise<{ primary?: PatroniNode; synchronous?: PatroniNode }> {
    const members = await this.members().catch((): Member[] => []);
    const nodeOf = (member: Member | undefined) =>
      this.nodes.find(({ name }) => name === member?.name);
    const [primary, synchronous] = [members.find(isLeader), members.find(isSynchronous)].map(
      nodeOf,
    );
    return { ...(primary && { primary }), ...(synchronous && { synchronous }) };
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.close()));
    await Promise.all(this.etcds.map((etcd) => etcd.end()));
  }

  private async members(): Promise<Member[]> {
    return Promise.any(
      this.nodes.map(async ({ url }) => {
        const answer = await fetch(`${url}/cluster`, { signal: AbortSignal.timeout(ASK_MS) });
        return ((await answer.json()) as { members: Member[] }).members;
      }),
    );
  }
}

const isUp = (state: string) => ['running', 'streaming'].includes(state);
const isLeader = ({ role, state }: Member) => role === 'leader' && isUp(state);
const isSynchronous = ({ role, state }: Member) => role === 'sync_standby' && isUp(state);
