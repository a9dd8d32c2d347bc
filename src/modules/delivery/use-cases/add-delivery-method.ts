import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { type DeliveryMethodDetails, newMethod } from '../domain/delivery-method.js';
import { withMethod } from '../domain/delivery-zone.js';
import { DeliveryRepository } from '../ports/delivery-repository.js';
import { lockedZone } from './locked-zones.js';

/** Adds a method at the end of a delivery zone. */
@Injectable()
export class AddDeliveryMethod {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly zones: DeliveryRepository,
    private readonly auditLog: AuditLog,
    private readonly ids: Ids,
  ) {}

  /**
   * @returns its id
   * @throws NotFound, InvalidInput, TooManyMethods
   */
  async execute(
    actor: { readonly id: string },
    zoneId: string,
    details: DeliveryMethodDetails,
  ): Promise<string> {
    const id = this.ids.next();
    await this.unitOfWork.run(async () => {
      const { zone } = await lockedZone(this.zones, zoneId);
      await this.zones.save(withMethod(zone, newMethod(id, details)));
      await this.auditLog.record({
        actor,
        action: 'delivery.add-method',
        subject: `delivery-method ${id}`,
        after: { ...details, zone: zone.name },
      });
    });
    return id;
  }
}
