import { ErasureList, type ListedErasure } from '../ports/erasures.js';

/** The list of erasures in memory. */
export class FakeErasureList extends ErasureList {
  readonly lines: ListedErasure[] = [];

  async add(erasure: ListedErasure): Promise<void> {
    this.lines.push(erasure);
  }

  async all(): Promise<readonly ListedErasure[]> {
    return this.lines;
  }
}
