import { decide } from './operations/decide.js';
import type { Ledger } from './state/ledger.js';
import type { Due } from './state/stored.js';
import { Work, type Bank } from './state/work.js';

const AGAIN_MS = 5_000;

/** Makes the bank's decisions when they are due; those due while the process was down are made at start. */
export class PendingDecisionTimer {
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly ledger: Ledger,
    private readonly bank: Bank,
  ) {
    for (const due of ledger.due.values()) this.#wait(due);
    ledger.onCommit((commit) => commit.due?.forEach((due) => this.#wait(due)));
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #wait(due: Due, at = due.at): void {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.#decide(due);
      },
      Math.max(0, at - Date.now()),
    );
    timer.unref();
    this.#timers.add(timer);
  }

  #decide(due: Due): void {
    const work = new Work(this.ledger, this.bank, {
      now: Math.floor(Date.now() / 1000),
      requestId: null,
      idempotencyKey: null,
      announces: true,
    });
    decide(work, due);
    try {
      work.commit();
    } catch {
      // A decision that cannot be stored, as on a full disk, is not made.
      this.#wait(due, Date.now() + AGAIN_MS);
    }
  }
}
