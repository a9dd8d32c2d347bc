import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { DeliveryRepository } from '../ports/delivery-repository.js';
import { lockedMethod } from './locked-zones.js';

/** Deletes a delivery method. After the last one of a zone nobody there can order. */
@Injectable()
export class DeleteDeliveryMethod {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly zones: DeliveryRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound */
  async execute(actor: { readonly id: string }, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { zone, method } = await lockedMethod(this.zones, id);
      await this.zones.save({ ...zone, methods: zone.methods.filter((one) => one !== method) });
      await this.auditLog.record({
        actor,
        action: 'delivery.delete-method',
        subject: `delivery-method ${id}`,
        before: { ...method, zone: zone.name },
      });
    });
  }
}
