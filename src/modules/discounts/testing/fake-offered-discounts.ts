import type { Clock } from '../../../kernel/time.js';
import { type DiscountRepository, OfferedDiscounts } from '../ports/discount-repository.js';

/** Reads the codes of a repository with each call. */
export class FakeOfferedDiscounts extends OfferedDiscounts {
  constructor(
    private readonly codes: DiscountRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async hasActive(): Promise<boolean> {
    const now = this.clock.now();
    return (await this.codes.all()).some(
      ({ isActive, endsAt }) => isActive && (endsAt === null || endsAt > now),
    );
  }
}
