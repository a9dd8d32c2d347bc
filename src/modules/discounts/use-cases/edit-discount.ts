import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import {
  type DiscountEdit,
  editedDiscountCode,
  isLimiting,
  NOT_COUNTED,
} from '../domain/discount-code.js';
import { DiscountRepository } from '../ports/discount-repository.js';
import { DiscountUses } from '../ports/discount-uses.js';

/** Changes or deactivates a discount code; orders and payments that have it keep it. */
@Injectable()
export class EditDiscount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: DiscountRepository,
    private readonly uses: DiscountUses,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound, EditedMeanwhile, InvalidInput */
  async execute(actor: { readonly id: string }, id: string, edit: DiscountEdit): Promise<void> {
    await this.unitOfWork.run(async () => {
      const before = await this.codes.lockById(id);
      if (!before) throw new NotFound('Discount code');
      // A code may have very many uses, and whoever wants it waits meanwhile.
      const uses = isLimiting(before, edit)
        ? await this.uses.withinLimits(before.code)
        : NOT_COUNTED;
      const after = editedDiscountCode(before, edit, uses);
      if (after === before) return;
      await this.codes.save(after);
      await this.auditLog.record({
        actor,
        action: 'discounts.edit',
        subject: `discount ${id}`,
        before,
        after,
      });
    });
  }
}
