import { v7 } from 'uuid';
import { Ids } from '../kernel/ids.js';

/** Random UUIDs, version 7. */
export class UuidIds extends Ids {
  next(): string {
    return v7();
  }
}
