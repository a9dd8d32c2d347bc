import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { type DeliveryZoneDetails, newZone } from '../domain/delivery-zone.js';
import { DeliveryRepository, ShopCountry } from '../ports/delivery-repository.js';

/** Adds a delivery zone; nobody there can order until it has a method. */
@Injectable()
export class AddDeliveryZone {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly zones: DeliveryRepository,
    private readonly shopCountry: ShopCountry,
    private readonly auditLog: AuditLog,
    private readonly ids: Ids,
  ) {}

  /**
   * @returns its id
   * @throws InvalidInput, TooManyZones
   */
  async execute(actor: { readonly id: string }, details: DeliveryZoneDetails): Promise<string> {
    const id = this.ids.next();
    const shopCountry = await this.shopCountry.current();
    await this.unitOfWork.run(async () => {
      const zone = newZone(id, details, { others: await this.zones.lockAll(), shopCountry });
      await this.zones.save(zone);
      await this.auditLog.record({
        actor,
        action: 'delivery.add-zone',
        subject: `delivery-zone ${id}`,
        after: { name: zone.name, regions: zone.regions },
      });
    });
    return id;
  }
}
