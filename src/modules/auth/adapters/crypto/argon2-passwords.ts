import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Env } from '../../../../config/env.js';
import { Passwords } from '../../ports/passwords.js';
import { HashPool } from './hash-pool.js';

/** argon2id on a few threads of low priority: a flood of passwords must not slow the catalog down. */
@Injectable()
export class Argon2Passwords extends Passwords implements OnApplicationShutdown {
  private readonly pool: HashPool;
  private dummyHash: Promise<string> | undefined;

  constructor(env: Env) {
    super();
    this.pool = new HashPool(env.PASSWORD_HASH_THREADS);
  }

  checkRoom(isTrusted = false): void {
    this.pool.checkRoom(isTrusted);
  }

  hash(password: string, isTrusted = false): Promise<string> {
    return this.pool.run((thread) => thread.hash(password), isTrusted);
  }

  async verify(stored: string | undefined, password: string, isTrusted = false): Promise<boolean> {
    const compared = stored ?? (await (this.dummyHash ??= this.hash('nobody', true)));
    const fits = await this.pool.run((thread) => thread.verify(compared, password), isTrusted);
    return fits && stored !== undefined;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.stop();
  }
}
