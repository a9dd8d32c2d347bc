import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { type DeliveryZone, reordered } from '../domain/delivery-zone.js';
import { DeliveryRepository } from '../ports/delivery-repository.js';
import { lockedZone } from './locked-zones.js';

/** Puts the methods of a delivery zone into another order. */
@Injectable()
export class ReorderMethods {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly zones: DeliveryRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws NotFound, InvalidInput where the ids are not those of all its methods */
  async execute(
    actor: { readonly id: string },
    zoneId: string,
    ids: readonly string[],
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { zone: before } = await lockedZone(this.zones, zoneId);
      const after = reordered(before, ids);
      if (after.methods.every((method, index) => method === before.methods[index])) return;
      await this.zones.save(after);
      await this.auditLog.record({
        actor,
        action: 'delivery.reorder',
        subject: `delivery-zone ${zoneId}`,
        before: { methods: namesOf(before) },
        after: { methods: namesOf(after) },
      });
    });
  }
}

const namesOf = ({ methods }: DeliveryZone) => methods.map(({ name }) => name);
