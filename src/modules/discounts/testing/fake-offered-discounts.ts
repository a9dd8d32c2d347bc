import { OfferedDiscounts } from '../ports/offered-discounts.js';

/** Whether there are codes, as a test says; at first none. */
export class FakeOfferedDiscounts extends OfferedDiscounts {
  hasCodes = false;

  async hasActive(): Promise<boolean> {
    return this.hasCodes;
  }
}
