import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { DAY_MS } from '../../src/kernel/time.js';
import { UnitOfWork } from '../../src/kernel/unit-of-work.js';
import {
  NO_CHARGES,
  type OrderSnapshot,
  type OrderStatus,
  PlaceOrder,
  type PlacedOrder,
  RecordHistoricalOrder,
} from '../../src/modules/orders/index.js';
import { eventually } from './eventually.js';
import { DETAILS } from './shoppers.js';
import type { TestApp } from './start-test-app.js';

interface Bought {
  readonly cents?: number;
  readonly name?: string;
  readonly fullName?: string;
  readonly details?: typeof DETAILS;
}

/** A paid checkout of one product. */
function snapshot(
  userId: string,
  {
    cents = 4_999,
    name = 'Kettlebell 16 kg',
    details = DETAILS,
    fullName = details.fullName,
  }: Bought,
): OrderSnapshot {
  return {
    checkoutId: randomUUID(),
    userId,
    transactionId: `pi_${randomUUID().replaceAll('-', '')}`,
    customerDetails: { ...details, fullName },
    country: null,
    lines: [
      {
        productId: randomUUID(),
        name,
        image: null,
        priceCents: cents,
        quantity: 1,
        discountCents: 0,
        taxCents: 0,
      },
    ],
    totalCents: cents,
    ...NO_CHARGES,
  };
}

/** Places an order as a checkout does, without payment and stock. */
export function placeOrder(
  { app }: TestApp,
  userId: string,
  bought: Bought = {},
): Promise<PlacedOrder> {
  const placing = app.get(PlaceOrder, { strict: false });
  return app.get(UnitOfWork).run(() => placing.execute(snapshot(userId, bought)));
}

/** Imports a past order with its changes of status, made by the buyer. */
export function recordPastOrder(
  { app }: TestApp,
  userId: string,
  past: { readonly cents: number; readonly daysAgo: number; readonly steps?: OrderStatus[] },
): Promise<PlacedOrder> {
  const placedAt = new Date(Date.now() - past.daysAgo * DAY_MS);
  const order = {
    ...snapshot(userId, past),
    placedAt,
    adminId: userId,
    steps: (past.steps ?? []).map((to) => ({ to, at: placedAt })),
  };
  const recording = app.get(RecordHistoricalOrder, { strict: false });
  return app.get(UnitOfWork).run(() => recording.execute(order));
}

/** Waits until all order events are counted. */
export async function allCounted(db: Client): Promise<void> {
  await eventually(async () => {
    const { rows } = await db.query(
      "SELECT job FROM outbox WHERE job LIKE 'analytics.%' AND done_at IS NULL",
    );
    expect(rows).toEqual([]);
  });
}
