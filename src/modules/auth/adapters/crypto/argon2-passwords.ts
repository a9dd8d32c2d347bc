import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { DomainError } from '../../../../kernel/domain-error.js';
import { Passwords } from '../../ports/passwords.js';

/** argon2id, 19 MiB, two passes, one lane: the library's defaults, said here to stay. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const QUEUED = 100;

/** argon2id, two hashes at a time: more would starve the calls that sell. */
@Injectable()
export class Argon2Passwords extends Passwords {
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private nobodys: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const nobodys = stored ?? (await (this.nobodys ??= hash('nobody', COST)));
    const fits = await this.inTurn(() => verify(nobodys, password));
    return fits && stored !== undefined;
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < AT_ONCE) this.running++;
    else await this.place();
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody can slip in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }

  private place(): Promise<void> {
    if (this.waiting.length >= QUEUED) {
      const message = 'The shop is busy. Please try again in a moment.';
      throw new DomainError('unavailable', 'busy', message, { retryAfter: 2 });
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
