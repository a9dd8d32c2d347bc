import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a dependency may take to answer, in ms. */
const TIMEOUT_MS = 3_000;

/** Whether something that the shop depends on answers. */
export interface DependencyState {
  readonly name: string;
  readonly isUp: boolean;
  /** Why it does not, fit to be shown to an admin; null where it does. */
  readonly problem: string | null;
}

/** Checks what the shop depends on: databases, files, email. Whoever talks to one adds its check. */
@Injectable()
export class DependencyChecks {
  private readonly checks = new Map<string, () => Promise<unknown>>();

  /** `check` rejects where the dependency does not answer. */
  add(name: string, check: () => Promise<unknown>): void {
    this.checks.set(name, check);
  }

  /** How each does, asked just now, in the order of their names. */
  states(): Promise<DependencyState[]> {
    const all = [...this.checks].sort(([one], [other]) => one.localeCompare(other));
    return Promise.all(all.map(([name, check]) => stateOf(name, check)));
  }
}

async function stateOf(name: string, check: () => Promise<unknown>): Promise<DependencyState> {
  const late = pause(TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error('No answer');
  });
  // Where the dependency is quicker, nobody listens to this any more.
  late.catch(() => undefined);
  try {
    await Promise.race([check(), late]);
    return { name, isUp: true, problem: null };
  } catch (error) {
    return { name, isUp: false, problem: error instanceof Error ? error.message : String(error) };
  }
}
