import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a store may take to answer, in ms. */
const PATIENCE_MS = 3_000;

/** Whether something that the shop stands on answers. */
export interface StoreState {
  readonly name: string;
  readonly isUp: boolean;
  /** Why it does not, fit to be shown to an admin; null where it does. */
  readonly problem: string | null;
}

/** What the shop stands on: databases, files, mail. Whoever talks to one registers it here. */
@Injectable()
export class Stores {
  private readonly checks = new Map<string, () => Promise<unknown>>();

  /** `check` rejects where the store does not answer. */
  add(name: string, check: () => Promise<unknown>): void {
    this.checks.set(name, check);
  }

  /** How each does, asked just now, in the order of their names. */
  states(): Promise<StoreState[]> {
    const all = [...this.checks].sort(([one], [other]) => one.localeCompare(other));
    return Promise.all(all.map(([name, check]) => stateOf(name, check)));
  }
}

async function stateOf(name: string, check: () => Promise<unknown>): Promise<StoreState> {
  const late = pause(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error('No answer');
  });
  // Where the store is quicker, nobody listens to this any more.
  late.catch(() => undefined);
  try {
    await Promise.race([check(), late]);
    return { name, isUp: true, problem: null };
  } catch (error) {
    return { name, isUp: false, problem: error instanceof Error ? error.message : String(error) };
  }
}
