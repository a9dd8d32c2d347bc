import { Injectable } from '@nestjs/common';
import { discountRules } from '../../../../common/contract/discount.js';
import { Clock } from '../../../kernel/time.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { type DiscountCode, type DiscountTerms, newDiscountCode } from '../domain/discount-code.js';
import { TooManyDiscountCodes } from '../domain/discount-errors.js';
import { DiscountRepository } from '../ports/discount-repository.js';

/** Adds a discount code. */
@Injectable()
export class AddDiscount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: DiscountRepository,
    private readonly auditLog: AuditLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput, DiscountCodeTaken, TooManyDiscountCodes */
  async execute(
    actor: { readonly id: string },
    text: string,
    terms: DiscountTerms,
  ): Promise<DiscountCode> {
    const made = { id: this.ids.next(), createdAt: this.clock.now() };
    const code = newDiscountCode(text, terms, made);
    await this.unitOfWork.run(async () => {
      if ((await this.codes.count()) >= discountRules.codes.max) throw new TooManyDiscountCodes();
      await this.codes.add(code);
      await this.auditLog.record({
        actor,
        action: 'discounts.add',
        subject: `discount ${code.id}`,
        after: code,
      });
    });
    return code;
  }
}
