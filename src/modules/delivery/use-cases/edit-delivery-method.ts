import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { type DeliveryMethodEdit, editedMethod } from '../domain/delivery-method.js';
import { DeliveryRepository } from '../ports/delivery-repository.js';
import { lockedMethod } from './locked-zones.js';

/** Changes a delivery method, or whether shoppers can choose it. */
@Injectable()
export class EditDeliveryMethod {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly zones: DeliveryRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound, EditedMeanwhile, InvalidInput */
  async execute(
    actor: { readonly id: string },
    id: string,
    edit: DeliveryMethodEdit,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { zone, method: before } = await lockedMethod(this.zones, id);
      const after = editedMethod(before, edit);
      if (after === before) return;
      const methods = zone.methods.map((one) => (one === before ? after : one));
      await this.zones.save({ ...zone, methods });
      await this.auditLog.record({
        actor,
        action: 'delivery.edit-method',
        subject: `delivery-method ${id}`,
        before,
        after,
      });
    });
  }
}
