import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../../../../kernel/domain-error.js';
import { Passwords } from '../../ports/passwords.js';

/** argon2id, 19 MiB, two passes, one lane: the library's current defaults, pinned here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_CONCURRENT = 2;
const MAX_QUEUED = 100;

/** argon2id, at most two hashes concurrently: more would starve all other requests. */
@Injectable()
export class Argon2Passwords extends Passwords {
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private dummyHash: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const compared = stored ?? (await (this.dummyHash ??= hash('nobody', COST)));
    const fits = await this.inTurn(() => verify(compared, password));
    return fits && stored !== undefined;
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < MAX_CONCURRENT) this.running++;
    else await this.waitForSlot();
    try {
      return await work();
    } finally {
      // The slot is passed on directly, so that no new caller takes it in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }

  private waitForSlot(): Promise<void> {
    if (this.waiting.length >= MAX_QUEUED) {
      const message = 'The shop is busy. Please try again in a moment.';
      throw new DomainError('unavailable', 'busy', message, { retryAfter: 2 });
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
