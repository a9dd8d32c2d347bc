import { v7 } from 'uuid';
import { Ids } from '../kernel/ids.js';

/** UUID v7 from the machine's randomness. */
export class UuidIds extends Ids {
  next(): string {
    return v7();
  }
}
