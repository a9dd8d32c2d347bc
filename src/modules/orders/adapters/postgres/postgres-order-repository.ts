import { Injectable } from '@nestjs/common';
import type { CorrectedAddress } from '../../../../../common/contract/order.js';
import { isId } from '../../../../kernel/ids.js';
import { columns, computed, propertiesOf } from '../../../../platform/database/fields.js';
import { insertRecords, toRecords } from '../../../../platform/database/insert-rows.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { together } from '../../../../platform/database/together.js';
import { ImageReferences } from '../../../../platform/storage/image-references.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import type { NewHistoryEntry } from '../../domain/order-history.js';
import { type NewOrder, Order } from '../../domain/order.js';
import type { OrderLine, PlacedOrder } from '../../domain/order-snapshot.js';
import type { OrderStatus } from '../../domain/order-status.js';
import { OrderRepository } from '../../ports/order-repository.js';
import { linesOf } from './order-expressions.sql.js';
import { OrderHistoryEntity } from './order-history.entity.js';
import { OrderLineEntity } from './order-line.entity.js';
import { asBoughtLines } from './order-record.js';
import { toHistoryRow, toLineRows, toOrderRow } from './order-row.js';
import { OrderEntity } from './order.entity.js';
import { ParcelRows } from './parcel-rows.js';
import { COUNT_ORDERS } from './postgres-order-repository.sql.js';

/**
 * The counter of a status is the sum of 16 rows, so that writers rarely wait for each other: the row by the last
 * hexadecimal digit of the order's id, which is random.
 */
const shardOf = (orderId: string) => Number.parseInt(orderId.slice(-1), 16);

/** Orders as rows, with their lines, their history and the counters of their statuses. */
@Injectable()
export class PostgresOrderRepository extends OrderRepository {
  private readonly adding = this.statements.prepareWrite({
    entity: OrderEntity,
    params: ['records'],
    returning: columns(OrderEntity, 'orders', ['number']),
    build: (orders) =>
      insertRecords(orders, propertiesOf(OrderEntity, ['number'])).returning('number'),
  });
  private readonly addingLines = this.statements.prepareWrite({
    entity: OrderLineEntity,
    params: ['records'],
    build: (lines) => insertRecords(lines, propertiesOf(OrderLineEntity)),
  });
  private readonly addingHistory = this.statements.prepareWrite({
    entity: OrderHistoryEntity,
    params: ['records'],
    build: (history) => insertRecords(history, propertiesOf(OrderHistoryEntity, ['id'])),
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
    const records = toRecords(this.repositories.write(OrderEntity), [toOrderRow(order)]);
    const [[placed]] = await together([
      () => this.adding.write({ records }),
      () => this.addLines(order),
      () => this.addToHistory(id, order.newHistory),
      () => this.referenceImages(id, lines),
      () => this.count(id, new Map([[order.status, 1]])),
    ]);
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
    const { id } = order.snapshot;
    const { affected } = await this.repositories
      .write(OrderEntity)
      .update(
        { id, status: storedState.status },
        { status, paymentStatus, lostCents, partRefundedCents },
      );
    if (affected !== 1) throw new Error(`The order ${id} is no longer ${storedState.status}.`);
    if (status !== storedState.status) {
      await this.count(
        id,
        new Map([
          [storedState.status, -1],
          [status, 1],
        ]),
      );
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

  private async addLines(order: NewOrder): Promise<void> {
    const records = toRecords(this.repositories.write(OrderLineEntity), toLineRows(order));
    await this.addingLines.write({ records });
  }

  private async count(orderId: string, changes: ReadonlyMap<OrderStatus, number>): Promise<void> {
    const shards = [...changes].map(() => shardOf(orderId));
    await this.counting.write([[...changes.keys()], shards, [...changes.values()]]);
  }

  private async addToHistory(orderId: string, entries: readonly NewHistoryEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const rows = entries.map((entry) => toHistoryRow(orderId, entry));
    const records = toRecords(this.repositories.write(OrderHistoryEntity), rows);
    await this.addingHistory.write({ records });
  }

  /** The URLs stored in order lines stay valid forever. */
  private async referenceImages(orderId: string, lines: readonly OrderLine[]): Promise<void> {
    const names = lines.flatMap(({ image }) => (image && this.imageUrls.nameOf(image)) || []);
    if (names.length > 0) await this.references.addExisting('orders.order', orderId, names);
  }
}
