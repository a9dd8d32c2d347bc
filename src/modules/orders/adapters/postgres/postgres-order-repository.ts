import { Injectable } from '@nestjs/common';
import type { CorrectedAddress } from '../../../../../common/contract/order.js';
import { isId } from '../../../../kernel/ids.js';
import { columns, computed } from '../../../../platform/database/fields.js';
import { insertRecords, toRecords } from '../../../../platform/database/insert-rows.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { ImageReferences } from '../../../../platform/storage/image-references.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import type { NewHistoryEntry } from '../../domain/order-history.js';
import { type NewOrder, Order } from '../../domain/order.js';
import type { OrderLine, PlacedOrder } from '../../domain/order-snapshot.js';
import { OrderRepository } from '../../ports/order-repository.js';
import { linesOf } from './order-expressions.sql.js';
import { OrderHistoryEntity } from './order-history.entity.js';
import { OrderLineEntity } from './order-line.entity.js';
import { asBoughtLines } from './order-record.js';
import { toHistoryRow, toLineRows, toOrderRow } from './order-row.js';
import { OrderEntity } from './order.entity.js';
import { ParcelRows } from './parcel-rows.js';
import { ADD_ORDER, COUNT_ORDERS, SHARDS } from './postgres-order-repository.sql.js';

/** Orders as rows, with their lines, their history and the counters of their statuses. */
@Injectable()
export class PostgresOrderRepository extends OrderRepository {
  private readonly adding = this.statements.sql(
    ADD_ORDER,
    columns(OrderEntity, 'orders', ['number']),
  );
  private readonly addingHistory = this.statements.prepareWrite({
    entity: OrderHistoryEntity,
    params: ['records'],
    build: (history) => insertRecords(history, ['orderId', 'at', 'userId', 'what', 'detail']),
  });
  private readonly counting = this.statements.sql(COUNT_ORDERS, {});
  private readonly locking = this.statements.prepare({
    select: {
      ...columns(OrderEntity, 'orders', [
        'id',
        'number',
        'userId',
        'transactionId',
        'status',
        'paymentStatus',
        'lostCents',
        'partRefundedCents',
        'totalCents',
        'shippingCents',
        'shippingTaxCents',
        'isTaxIncluded',
        'country',
      ]),
      lines: computed(linesOf({ withWidths: false }), asBoughtLines),
    },
    params: ['id'],
    build: (query) =>
      query.from(OrderEntity, 'orders').where('orders.id = :id').setLock('pessimistic_write'),
  });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    private readonly imageUrls: ImageUrls,
    private readonly references: ImageReferences,
    private readonly parcels: ParcelRows,
  ) {
    super();
  }

  async add(order: NewOrder): Promise<PlacedOrder> {
    const { id, userId, transactionId, lines } = order.snapshot;
    const adding = this.adding.write([
      toRecords(this.repositories.write(OrderEntity), [toOrderRow(order)]),
      toRecords(this.repositories.write(OrderLineEntity), toLineRows(order)),
      toRecords(
        this.repositories.write(OrderHistoryEntity),
        order.newHistory.map((entry) => toHistoryRow(id, entry)),
      ),
    ]);
    const [[placed]] = await Promise.all([adding, this.referenceImages(id, lines)]);
    if (!placed) throw new Error(`The order ${id} was not stored.`);
    await this.parcels.store(id, [], order.parcels);
    return { id, number: placed.number, userId, transactionId };
  }

  async lock(orderId: string): Promise<Order | undefined> {
    if (!isId(orderId)) return undefined;
    const row = await this.locking.one({ id: orderId });
    if (!row) return undefined;
    const { status, paymentStatus, lostCents, partRefundedCents, ...snapshot } = row;
    const state = { status, paymentStatus, lostCents, partRefundedCents };
    return Order.restore(snapshot, state, await this.parcels.read(orderId));
  }

  async update(order: Order): Promise<void> {
    const { storedState, status, paymentStatus, lostCents, partRefundedCents } = order;
    const { id, number } = order.snapshot;
    const { affected } = await this.repositories
      .write(OrderEntity)
      .update(
        { id, status: storedState.status },
        { status, paymentStatus, lostCents, partRefundedCents },
      );
    if (affected !== 1) throw new Error(`The order ${id} is no longer ${storedState.status}.`);
    if (status !== storedState.status) {
      const shard = number % SHARDS;
      await this.counting.write([
        [storedState.status, status],
        [shard, shard],
        [-1, 1],
      ]);
    }
    await this.parcels.store(id, order.storedParcels, order.parcels);
    await this.addToHistory(id, order.newHistory);
  }

  async correctAddress(orderId: string, address: CorrectedAddress): Promise<void> {
    await this.repositories.write(OrderEntity).update({ id: orderId }, address);
  }

  addHistory(orderId: string, entry: NewHistoryEntry): Promise<void> {
    return this.addToHistory(orderId, [entry]);
  }

  private async addToHistory(orderId: string, entries: readonly NewHistoryEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const rows = entries.map((entry) => toHistoryRow(orderId, entry));
    const records = toRecords(this.repositories.write(OrderHistoryEntity), rows);
    await this.addingHistory.send({ records });
  }

  /** The URLs stored in order lines stay valid forever. */
  private async referenceImages(orderId: string, lines: readonly OrderLine[]): Promise<void> {
    const names = lines.flatMap(({ image }) => (image && this.imageUrls.nameOf(image)) || []);
    if (names.length > 0) await this.references.addExisting('orders.order', orderId, names);
  }
}
