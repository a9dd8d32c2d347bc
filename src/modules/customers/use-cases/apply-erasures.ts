import { Injectable } from '@nestjs/common';
import { ErasureList, Erasures } from '../ports/erasures.js';
import { EraseCustomer } from './erase-customer.js';

/** Erases again whoever was erased after the backup from which the database was restored. */
@Injectable()
export class ApplyErasures {
  constructor(
    private readonly list: ErasureList,
    private readonly erasures: Erasures,
    private readonly eraseCustomer: EraseCustomer,
  ) {}

  /** @returns how many erasures the database lacked. */
  async execute(): Promise<number> {
    const listed = new Map((await this.list.all()).map((erasure) => [erasure.userId, erasure]));
    if (listed.size === 0) return 0;
    const missing = await this.erasures.missing([...listed.keys()]);
    for (const userId of missing) {
      const erasure = listed.get(userId);
      if (erasure) await this.eraseCustomer.repeat(erasure);
    }
    return missing.length;
  }
}
