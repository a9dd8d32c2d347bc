import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/time.js';
import { InvalidatedValue } from '../../../../platform/cache/invalidated-value.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import { DiscountRepository, OfferedDiscounts } from '../../ports/discount-repository.js';

/** Keeps the ends of the active codes in the memory of the process, until a code changes in any process. */
@Injectable()
export class CachedOfferedDiscounts extends OfferedDiscounts {
  private readonly ends: InvalidatedValue<readonly (Date | null)[]>;

  constructor(
    repository: DiscountRepository,
    invalidation: CacheInvalidation,
    private readonly clock: Clock,
  ) {
    super();
    this.ends = new InvalidatedValue(invalidation, 'discounts', async () =>
      (await repository.all()).filter(({ isActive }) => isActive).map(({ endsAt }) => endsAt),
    );
  }

  async hasActive(): Promise<boolean> {
    const now = this.clock.now();
    return (await this.ends.current()).some((end) => end === null || end > now);
  }
}
