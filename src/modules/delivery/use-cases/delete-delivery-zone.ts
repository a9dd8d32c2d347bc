import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { DeliveryRepository } from '../ports/delivery-repository.js';
import { lockedZone } from './locked-zones.js';

/** Deletes a delivery zone with its methods; nobody there can order any more. */
@Injectable()
export class DeleteDeliveryZone {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly zones: DeliveryRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound */
  async execute(actor: { readonly id: string }, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { zone } = await lockedZone(this.zones, id);
      await this.zones.remove(zone);
      const { name, regions, methods } = zone;
      await this.auditLog.record({
        actor,
        action: 'delivery.delete-zone',
        subject: `delivery-zone ${id}`,
        before: { name, regions, methods },
      });
    });
  }
}
