import { Injectable } from '@nestjs/common';
import { ErasureList } from '../ports/erasure-list.js';
import { Erasures } from '../ports/erasures.js';
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
    const listed = new Map((await this.list.all()).map(({ userId, at }) => [userId, at]));
    if (listed.size === 0) return 0;
    const missing = await this.erasures.missing([...listed.keys()]);
    for (const userId of missing) {
      const at = listed.get(userId);
      if (at) await this.eraseCustomer.repeat(userId, at);
    }
    return missing.length;
  }
}
