import { Global, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { DependencyName } from '../../../common/contract/dependency.js';
import { ConnectionPool } from '../database/connection-pool.js';

/** Timeout of a check, in ms. */
const TIMEOUT_MS = 3_000;

/** Whether a dependency of the shop responds. */
export interface DependencyState {
  readonly name: DependencyName;
  readonly isUp: boolean;
  /** The reason why it does not, safe to show to an admin; null where it does. */
  readonly problem: string | null;
}

/** Checks the dependencies of the shop: databases, files, email, card provider. Each client adds its own check. */
@Injectable()
export class DependencyChecks {
  private readonly checks = new Map<DependencyName, () => Promise<unknown>>();

  /** `check` rejects where the dependency does not respond. */
  add(name: DependencyName, check: () => Promise<unknown>): void {
    this.checks.set(name, check);
  }

  /** Runs all checks now and returns their results, sorted by name. */
  states(): Promise<DependencyState[]> {
    const all = [...this.checks].sort(([one], [other]) => one.localeCompare(other));
    return Promise.all(all.map(([name, check]) => stateOf(name, check)));
  }
}

async function stateOf(
  name: DependencyName,
  check: () => Promise<unknown>,
): Promise<DependencyState> {
  const late = pause(TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error('No response after 3 s');
  });
  // Where the check settles first, nobody handles this rejection.
  late.catch(() => undefined);
  try {
    await Promise.race([check(), late]);
    return { name, isUp: true, problem: null };
  } catch (error) {
    return { name, isUp: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Adds Postgres to the health checks. */
@Injectable()
export class DatabaseCheck implements OnModuleInit {
  constructor(
    private readonly checks: DependencyChecks,
    private readonly pool: ConnectionPool,
  ) {}

  onModuleInit(): void {
    this.checks.add('database', () => this.pool.ping());
  }
}

/** The registry of health checks, to which modules add their dependencies. */
@Global()
@Module({ providers: [DependencyChecks], exports: [DependencyChecks] })
export class DependencyChecksModule {}
