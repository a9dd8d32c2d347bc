import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../../../kernel/personal-data.js';
import { columns, computed } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { refundReasonLabel } from '../../../../../common/contract/refund.js';
import { isAboutFraud } from '../../domain/order-payment.js';
import type { OrderRefundRecord } from '../../ports/order-queries.js';
import { REFUNDS } from './order-expressions.sql.js';
import { OrderHistoryEntity } from './order-history.entity.js';
import { OrderLineEntity } from './order-line.entity.js';
import { asRefunds } from './order-record.js';
import { OrderEntity } from './order.entity.js';
import { ParcelEntity } from './parcel.entity.js';

/** What is left of the customer of an order. */
const ANONYMOUS = {
  fullName: 'Erased customer',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zip: '',
} as const satisfies Partial<OrderEntity>;

/** A person's orders. Erased, they are nobody's: amounts, lines, statuses and days stay as they were. */
@Injectable()
export class OrderData extends PersonalDataSource implements OnModuleInit {
  readonly section = 'orders';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly repositories: Repositories,
    private readonly statements: Statements,
  ) {
    super();
  }

  onModuleInit(): void {
    this.registry.add(this);
  }

  override async obstacles({ userId }: DataSubject): Promise<readonly string[]> {
    const open = await this.repositories
      .write(OrderEntity)
      .createQueryBuilder('orders')
      .where('orders.userId = :userId', { userId })
      .andWhere(
        `(orders.status IN ('pending', 'shipped')
          OR orders.paymentStatus IN ('refunding', 'refund_failed', 'disputed'))`,
      )
      .orderBy('orders.number')
      .limit(20)
      .getMany();
    return open.map(reasonOf);
  }

  async export({ userId }: DataSubject): Promise<unknown> {
    const orders = await this.repositories
      .read(OrderEntity)
      .find({ where: { userId }, order: { number: 'ASC' } });
    const ids = orders.map(({ id }) => id);
    const lines = await this.repositories
      .read(OrderLineEntity)
      .createQueryBuilder('line')
      .where('line.orderId = ANY (:ids)', { ids })
      .orderBy('line.position')
      .getMany();
    const history = await this.repositories
      .read(OrderHistoryEntity)
      .createQueryBuilder('entry')
      .where('entry.orderId = ANY (:ids)', { ids })
      .orderBy('entry.id')
      .getMany();
    const parcels = await this.repositories
      .read(ParcelEntity)
      .createQueryBuilder('parcel')
      .where('parcel.orderId = ANY (:ids)', { ids })
      .orderBy('parcel.number')
      .getMany();
    const refundsOf = await this.refundsOf(userId);
    const [linesOf, historyOf, parcelsOf] = [byOrder(lines), byOrder(history), byOrder(parcels)];
    return orders.map(({ userId: _owner, paymentStatus, ...order }) => ({
      ...order,
      // As in My Orders: a fraud warning, and who of the staff did something, is for the staff alone.
      paymentStatus: paymentStatus === 'fraud_warning' ? 'paid' : paymentStatus,
      lines: linesOf.get(order.id) ?? [],
      parcels: parcelsOf.get(order.id) ?? [],
      refunds: refundsOf.get(order.id) ?? [],
      history: (historyOf.get(order.id) ?? [])
        .filter((entry) => !isAboutFraud(entry))
        .map(({ at, what, detail }) => ({ at, what, detail })),
    }));
  }

  /** By the ids of their orders, without those that the shop has yet to clear up. */
  private async refundsOf(userId: string) {
    const rows = await this.statements.select({
      select: { ...columns(OrderEntity, 'orders', ['id']), refunds: computed(REFUNDS, asRefunds) },
      build: (query) =>
        query.from(OrderEntity, 'orders').where('orders.userId = :userId', { userId }),
    });
    return new Map(
      rows.map(({ id, refunds }) => [
        id,
        refunds.filter(({ status }) => status !== 'unmatched').map(toExportedRefund),
      ]),
    );
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.repositories.write(OrderEntity).update({ userId }, ANONYMOUS);
    // Carriers show by it where the parcel went.
    await this.repositories
      .write(ParcelEntity)
      .createQueryBuilder()
      .update()
      .set({ trackingNumber: null, trackingUrl: null })
      .where('order_id IN (SELECT id FROM orders WHERE user_id = :userId)', { userId })
      .execute();
  }
}

/** Who of the staff asked for it, and why it failed, is for the staff alone. */
function toExportedRefund({ at, amountCents, status, reason, part }: OrderRefundRecord) {
  return {
    at,
    amountCents,
    status,
    reason: refundReasonLabel(reason),
    deliveryCents: part?.deliveryCents ?? 0,
    lines: part?.lines ?? [],
  };
}

function reasonOf({ number, status, paymentStatus }: OrderEntity): string {
  if (paymentStatus === 'disputed') return `The payment of order ${number} is disputed.`;
  if (status === 'pending') return `Order ${number} is not shipped yet.`;
  if (status === 'shipped') return `Order ${number} is on its way.`;
  return `The refund of order ${number} is not finished yet.`;
}

function byOrder<Row extends { readonly orderId: string }>(rows: readonly Row[]) {
  const grouped = new Map<string, Omit<Row, 'orderId'>[]>();
  for (const { orderId, ...row } of rows) {
    const known = grouped.get(orderId);
    if (known) known.push(row);
    else grouped.set(orderId, [row]);
  }
  return grouped;
}
