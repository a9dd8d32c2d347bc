import { Injectable } from '@nestjs/common';
import { asDate, asNumber, nullable } from '../../../../platform/database/decode.js';
import { column, columns, computed } from '../../../../platform/database/fields.js';
import { Statements } from '../../../../platform/database/statements.js';
import {
  type CustomerFigures,
  CustomerOrders,
  type OrderEmail,
} from '../../ports/customer-orders.js';
import { OrderHistoryEntity } from './order-history.entity.js';
import { OrderEntity } from './order.entity.js';

const counted = (condition: string) =>
  computed(`count(*) FILTER (WHERE ${condition})::integer`, asNumber);

/** Reads a customer's orders by the index `orders_user_id`. */
@Injectable()
export class PostgresCustomerOrders extends CustomerOrders {
  private readonly figuresOf = this.statements.prepare({
    select: {
      orders: computed('count(*)::integer', asNumber),
      open: counted(`orders.status IN ('pending', 'shipped')`),
      canceled: counted(`orders.status = 'canceled'`),
      returned: counted(`orders.status = 'returned'`),
      spentCents: computed(
        `coalesce(sum(greatest(0, orders.totalCents - orders.lostCents - orders.partRefundedCents))
           FILTER (WHERE orders.status NOT IN ('canceled', 'returned')), 0)::float8`,
        asNumber,
      ),
      lastOrderAt: computed('max(orders.createdAt)', nullable(asDate)),
    },
    params: ['userId'],
    build: (query) => query.from(OrderEntity, 'orders').where('orders.userId = :userId'),
  });
  private readonly emailsOf = this.statements.prepare({
    select: {
      orderId: column(OrderEntity, 'orders', 'id'),
      orderNumber: column(OrderEntity, 'orders', 'number'),
      ...columns(OrderHistoryEntity, 'entry', ['detail', 'at']),
    },
    params: ['userId', 'limit'],
    tail: 'LIMIT :limit',
    build: (query) =>
      query
        .from(OrderEntity, 'orders')
        .innerJoin(
          OrderHistoryEntity,
          'entry',
          `entry.orderId = orders.id AND entry.what IN ('mail', 'email-resent')`,
        )
        .where('orders.userId = :userId')
        .orderBy('entry.at', 'DESC')
        .addOrderBy('entry.id', 'DESC'),
  });

  constructor(private readonly statements: Statements) {
    super();
  }

  figures(userId: string): Promise<CustomerFigures> {
    return this.figuresOf.exactlyOne({ userId });
  }

  emails(userId: string, limit: number): Promise<readonly OrderEmail[]> {
    return this.emailsOf.many({ userId, limit });
  }
}
