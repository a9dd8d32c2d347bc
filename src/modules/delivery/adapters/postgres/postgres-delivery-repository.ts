import { Injectable } from '@nestjs/common';
import { Not, In } from 'typeorm';
import { Repositories } from '../../../../platform/database/repositories.js';
import { afterCommit } from '../../../../platform/database/transaction.js';
import { TransactionLock } from '../../../../platform/database/transaction-lock.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import type { DeliveryZone } from '../../domain/delivery-zone.js';
import { DeliveryRepository } from '../../ports/delivery-repository.js';
import { DeliveryMethodEntity, DeliveryZoneEntity } from './entities.js';
import { toMethod, toMethodRow } from './method-rows.js';

const BY_NAME = { name: 'ASC', id: 'ASC' } as const;
const IN_ORDER = { position: 'ASC', id: 'ASC' } as const;

/** Zones with their methods in two tables; each commit that changes them empties the caches of all processes. */
@Injectable()
export class PostgresDeliveryRepository extends DeliveryRepository {
  constructor(
    private readonly repositories: Repositories,
    private readonly transactionLock: TransactionLock,
    private readonly invalidation: CacheInvalidation,
  ) {
    super();
  }

  async all(): Promise<readonly DeliveryZone[]> {
    const zones = await this.repositories.read(DeliveryZoneEntity).find({ order: BY_NAME });
    const rows = await this.repositories.read(DeliveryMethodEntity).find({ order: IN_ORDER });
    return zones.map(({ id, name, regions, version }) => {
      const methods = rows.filter(({ zoneId }) => zoneId === id).map(toMethod);
      return { id, name, regions, version, methods };
    });
  }

  async lockAll(): Promise<readonly DeliveryZone[]> {
    // Locked rows would miss a zone that is added meanwhile, and where there is none yet, lock nothing.
    await this.transactionLock.take('delivery');

    return this.all();
  }

  async save({ methods, ...zone }: DeliveryZone): Promise<void> {
    afterCommit(this.announce);
    const { id: zoneId, name, regions, version } = zone;
    const row = { id: zoneId, name, regions, version } satisfies DeliveryZoneEntity;
    await this.repositories.write(DeliveryZoneEntity).upsert(row, ['id']);
    const stored = this.repositories.write(DeliveryMethodEntity);
    await stored.delete({ zoneId, id: Not(In(methods.map(({ id }) => id))) });
    if (methods.length === 0) return;
    const rows = methods.map((method, position) => toMethodRow(method, zoneId, position));
    await stored.upsert(rows, ['id']);
  }

  async remove({ id }: DeliveryZone): Promise<void> {
    afterCommit(this.announce);
    await this.repositories.write(DeliveryZoneEntity).delete({ id });
  }

  private readonly announce = () => this.invalidation.announce('delivery');
}
