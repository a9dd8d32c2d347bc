import type { DiscountCode } from '../domain/discount-code.js';

/** The discount codes; none is ever deleted. Writes and locks join the caller's transaction. */
export abstract class DiscountRepository {
  /** The newest first. */
  abstract all(): Promise<readonly DiscountCode[]>;

  abstract count(): Promise<number>;

  /** Undefined for an unknown or malformed id. */
  abstract findById(id: string): Promise<DiscountCode | undefined>;

  /** For an edit, by its id. */
  abstract lockById(id: string): Promise<DiscountCode | undefined>;

  /** @throws DiscountCodeTaken */
  abstract add(code: DiscountCode): Promise<void>;

  abstract save(code: DiscountCode): Promise<void>;
}

/** Whether the shop has codes to enter. */
export abstract class OfferedDiscounts {
  /** Whether there is an active code that has not ended. */
  abstract hasActive(): Promise<boolean>;
}
