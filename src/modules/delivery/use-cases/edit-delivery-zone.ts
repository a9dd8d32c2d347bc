import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { type DeliveryZone, type DeliveryZoneEdit, editedZone } from '../domain/delivery-zone.js';
import { DeliveryRepository, ShopCountry } from '../ports/delivery-repository.js';
import { lockedZone } from './locked-zones.js';

/** Changes the name or the regions of a delivery zone. */
@Injectable()
export class EditDeliveryZone {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly zones: DeliveryRepository,
    private readonly shopCountry: ShopCountry,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound, EditedMeanwhile, InvalidInput */
  async execute(actor: { readonly id: string }, id: string, edit: DeliveryZoneEdit): Promise<void> {
    const shopCountry = await this.shopCountry.current();
    await this.unitOfWork.run(async () => {
      const { zone: before, others } = await lockedZone(this.zones, id);
      const after = editedZone(before, edit, { others, shopCountry });
      if (after === before) return;
      await this.zones.save(after);
      await this.auditLog.record({
        actor,
        action: 'delivery.edit-zone',
        subject: `delivery-zone ${id}`,
        before: stateOf(before),
        after: stateOf(after),
      });
    });
  }
}

const stateOf = ({ name, regions, version }: DeliveryZone) => ({ name, regions, version });
