import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../../platform/operations/metrics/metrics.js';
import { OrderQueries } from '../../ports/order-queries.js';

/** A gauge of all orders by status; their sum is how many were ever placed. They all have the shop's one currency. */
@Injectable()
export class OrderGauge implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly orders: OrderQueries,
  ) {}

  onModuleInit(): void {
    const help = 'Orders by their status; the sum only rises, by each order that is placed.';
    this.metrics.gaugeBy(
      { name: 'shop_orders', help, label: 'status' },
      async () => new Map(Object.entries(await this.orders.counts())),
    );
  }
}
