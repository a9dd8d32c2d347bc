import { Injectable } from '@nestjs/common';
import { computed } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { Parcel } from '../../domain/parcel.js';
import { PARCELS } from './order-expressions.sql.js';
import { asParcels } from './order-record.js';
import { OrderEntity } from './order.entity.js';
import { ParcelEntity, ParcelLineEntity } from './parcel.entity.js';

/** The parcels of an order as rows. */
@Injectable()
export class ParcelRows {
  private readonly ofOrder = this.statements.prepare({
    select: { parcels: computed(PARCELS, asParcels) },
    params: ['orderId'],
    build: (query) => query.from(OrderEntity, 'orders').where('orders.id = :orderId'),
  });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
  ) {}

  /**
   * A statement of its own, after the order is locked: the one that waited for the lock still sees the
   * parcels as they were before it.
   */
  async read(orderId: string): Promise<readonly Parcel[]> {
    return (await this.ofOrder.one({ orderId }))?.parcels ?? [];
  }

  /** Stores what differs. A parcel that has changed is another object. */
  async store(orderId: string, before: readonly Parcel[], after: readonly Parcel[]): Promise<void> {
    const known = new Map(before.map((parcel) => [parcel.id, parcel]));
    for (const parcel of after) {
      if (!known.has(parcel.id)) await this.add(orderId, parcel);
      else if (known.get(parcel.id) !== parcel) await this.change(parcel);
      known.delete(parcel.id);
    }
    for (const id of known.keys()) await this.repositories.write(ParcelEntity).delete({ id });
  }

  private async add(orderId: string, { lines, ...parcel }: Parcel): Promise<void> {
    await this.repositories.write(ParcelEntity).insert({ ...parcel, orderId });
    const rows = lines.map(({ lineId, quantity }) => ({
      parcelId: parcel.id,
      orderLineId: lineId,
      quantity,
    }));
    await this.repositories.write(ParcelLineEntity).insert(rows);
  }

  private async change({ id, lines: _lines, ...parcel }: Parcel): Promise<void> {
    await this.repositories.write(ParcelEntity).update({ id }, parcel);
  }
}
