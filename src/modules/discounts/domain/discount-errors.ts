import { discountRules } from '../../../../common/contract/discount.js';
import { DomainError, InvalidInput } from '../../../kernel/domain-error.js';
import type { Money } from '../../../kernel/money.js';

/** The purchase cannot use the code; names the field `code`. */
export class DiscountRefused extends DomainError {
  private constructor(code: string, message: string) {
    super('conflict', code, message, { errors: [{ field: 'code', message }] });
  }

  static notBegun(): DiscountRefused {
    return new DiscountRefused('discount_not_begun', 'This discount code cannot be used yet.');
  }

  static ended(): DiscountRefused {
    return new DiscountRefused('discount_ended', 'This discount code has ended.');
  }

  static usedUp(): DiscountRefused {
    return new DiscountRefused('discount_used_up', 'This discount code has been used up.');
  }

  static usedByYou(): DiscountRefused {
    return new DiscountRefused(
      'discount_used_by_you',
      'You have used this discount code as often as you can.',
    );
  }

  static belowMinimum(minimum: Money): DiscountRefused {
    return new DiscountRefused(
      'discount_minimum',
      `This discount code is for orders of ${minimum.toString()} or more.`,
    );
  }

  static otherProducts(): DiscountRefused {
    return new DiscountRefused(
      'discount_other_products',
      'This discount code is not for the products in your cart.',
    );
  }
}

/** A code that does not exist; one that is not active reads the same. */
export class UnknownDiscountCode extends InvalidInput {
  constructor() {
    super([{ field: 'code', message: 'This discount code is not valid.' }]);
  }
}

/** There is a code with this text. */
export class DiscountCodeTaken extends DomainError {
  constructor() {
    const message = discountRules.code.taken;
    super('conflict', 'discount_code_taken', message, { errors: [{ field: 'code', message }] });
  }
}

/** The limit is lower than the uses so far. */
export class LimitBelowUses extends InvalidInput {
  constructor(field: string, used: number) {
    const times = used === 1 ? 'once' : `${used} times`;
    const message = `It has been used ${times} already. Deactivate the code to end it.`;
    super([{ field, message }]);
  }
}

/** Codes are never deleted, so the shop has no more than `discountRules` says. */
export class TooManyDiscountCodes extends DomainError {
  constructor() {
    super('conflict', 'too_many_discount_codes', discountRules.codes.tooMany);
  }
}
